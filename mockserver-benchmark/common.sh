# Shared by the scripts of this folder: source it. Makes a scratch folder and ends on exit what `start` started.
# shellcheck shell=bash
set -euo pipefail

module=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
repository=$(dirname "$module")
scratch=$(mktemp -d)
started=()

clean_up() {
    local pid
    for pid in "${started[@]+"${started[@]}"}"; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    rm -rf "$scratch"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

fail() {
    echo "$*" >&2
    exit 1
}

need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || fail "$tool is needed (Debian: apt-get install $tool)"
    done
}

# Sets `jar` to the standalone jar; BUILD=no takes the one that is there.
build_jar() {
    if [[ ${BUILD:-yes} != no ]]; then
        mvn --quiet --batch-mode --no-transfer-progress --file "$repository/pom.xml" \
            --projects mockserver-benchmark --also-make -Dmaven.test.skip=true package >&2
    fi
    local candidate
    jar=
    for candidate in "$repository"/mockserver-netty/target/mockserver-netty-*-no-dependencies.jar; do
        [[ -f $candidate && (-z $jar || $candidate -nt $jar) ]] && jar=$candidate
    done
    [[ -n $jar ]] || fail "the standalone jar is missing: run without BUILD=no"
}

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# start NAME COMMAND...: runs it in the background, output to the scratch folder, process id in `pid`.
start() {
    local name=$1
    shift
    "$@" >"$scratch/$name.log" 2>&1 &
    pid=$!
    started+=("$pid")
}

# await PID URL: waits until the URL is answered with 200, at most 30 seconds.
await() {
    local deadline=$((SECONDS + 30))
    until [[ $(curl -s -o /dev/null -w '%{http_code}' "$2") == 200 ]]; do
        kill -0 "$1" 2>/dev/null || fail "a server ended early: $(tail -n 5 "$scratch"/*.log)"
        ((SECONDS < deadline)) || fail "no answer from $2"
        sleep 0.1
    done
}

# CPU time a process has used so far, user and system, in milliseconds.
cpu_millis() {
    local stat ticks
    stat=$(<"/proc/$1/stat")
    ticks=$(getconf CLK_TCK)
    # The name in parentheses may hold spaces, so the fields are counted behind it.
    awk -v ticks="$ticks" '{ print ($12 + $13) * 1000 / ticks }' <<<"${stat##*) }"
}

# Four expectations, each answered with the same small JSON body.
expectations() {
    python3 - <<'PY'
import json
print(json.dumps([{
    "id": name,
    "httpRequest": {"method": "GET", "path": "/" + name},
    "httpResponse": {
        "statusCode": 200,
        "headers": {"content-type": ["application/json"]},
        "body": '{"greeting":"hello","from":"the benchmark"}',
    },
} for name in ("one", "two", "three", "four")]))
PY
}
