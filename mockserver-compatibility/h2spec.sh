#!/usr/bin/env bash
# Does the server keep to HTTP/2 and HPACK as h2spec reads RFC 9113 and RFC 7541?
#
# Starts the standalone jar and runs all sections of h2spec (generic, http2, hpack) against it, by prior knowledge on a
# plain connection and as agreed on over TLS. Fails if one case fails or is skipped.
#
#   BUILD=no H2SPEC=/path/to/h2spec mockserver-compatibility/h2spec.sh
#
# Without H2SPEC and without h2spec on the path it is built from its Go module into the scratch folder.
# shellcheck source-path=SCRIPTDIR source=../mockserver-benchmark/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../mockserver-benchmark/common.sh"
need curl python3
h2spec=${H2SPEC:-$(command -v h2spec || true)}
if [[ -z $h2spec ]]; then
    need go
    GOFLAGS=${GOFLAGS:--p=1} GOBIN=$scratch go install github.com/summerwind/h2spec/cmd/h2spec@v2.2.1+incompatible
    h2spec=$scratch/h2spec
fi
build_jar

port=$(free_port)
start server "${JAVA_HOME:+$JAVA_HOME/bin/}java" -jar "$jar" -serverPort "$port" -logLevel WARN
deadline=$((SECONDS + 30))
until curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/status"; do
    ((SECONDS < deadline)) || fail "the server does not start: $(tail -n 5 "$scratch/server.log")"
    sleep 0.1
done
expectations | curl -sf -o /dev/null -X PUT --data-binary @- "http://127.0.0.1:$port/mockserver/expectation"

# check NAME OPTION...: prints the failures and the last line.
check() {
    local name=$1
    shift
    echo "$name"
    "$h2spec" --host 127.0.0.1 --port "$port" --path /four --timeout 5 "$@" generic http2 hpack >"$scratch/h2spec.out" 2>&1 || true
    sed -n '/^Failures:/,$p' "$scratch/h2spec.out"
    tail -n 1 "$scratch/h2spec.out"
    tail -n 1 "$scratch/h2spec.out" | grep -q ' 0 skipped, 0 failed' || fail "h2spec found failures over: $name"
}

check 'prior knowledge'
# The first connection waits for the making of certificates.
curl -skf -o /dev/null "https://127.0.0.1:$port/four" || fail "no answer over TLS"
check 'TLS' --tls --insecure
