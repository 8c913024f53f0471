#!/usr/bin/env bash
# Do clients that share no code with the server understand it?
#
# Starts the standalone jar. nghttp speaks HTTP/2 by prior knowledge, by upgrade and over TLS; curl speaks every version
# of HTTP, directly and through the server as a proxy of each kind, and trusts the certificates because it was given the
# server's authority. Each gets a small answer, a large one compared by hash, a HEAD and trailers, and uploads a large
# body, which is answered only if it arrives byte for byte: with a length, in chunks, with padding, after 100 (Continue).
# Then many requests at the same time. Ends quietly where nghttp is not installed.
#
#   STREAMS=500 BUILD=no mockserver-compatibility/clients.sh
# shellcheck source-path=SCRIPTDIR source=../mockserver-benchmark/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../mockserver-benchmark/common.sh"
if ! command -v nghttp >/dev/null; then
    echo "nghttp is not installed (Debian: apt-get install nghttp2-client): nothing was checked" >&2
    exit 0
fi
need curl python3
streams=${STREAMS:-500}
bytes=3000000
build_jar

head -c "$bytes" /dev/urandom >"$scratch/file"
hash=$(sha256sum <"$scratch/file")
port=$(free_port)
start server "${JAVA_HOME:+$JAVA_HOME/bin/}java" -jar "$jar" -serverPort "$port" -logLevel WARN \
    -Dmockserver.directoryToSaveDynamicSSLCertificate="$scratch/keys"
control="http://127.0.0.1:$port/mockserver"
deadline=$((SECONDS + 60))
until curl -sf -o /dev/null -X PUT "$control/status"; do
    ((SECONDS < deadline)) || fail "the server does not start: $(tail -n 5 "$scratch/server.log")"
    sleep 0.1
done
curl -sf -o "$scratch/ca.pem" "$control/ca.pem"

python3 - "$scratch/file" >"$scratch/expectations" <<'PY'
import base64, json, sys
content = {"type": "BINARY", "base64Bytes": base64.b64encode(open(sys.argv[1], "rb").read()).decode()}
print(json.dumps([
    {"httpRequest": {"path": "/small"}, "httpResponse": {"body": "small"}},
    {"httpRequest": {"path": "/large"}, "httpResponse": {"body": content}},
    {"httpRequest": {"path": "/upload", "body": content}, "httpResponse": {"body": "whole"}},
    {"httpRequest": {"path": "/trailers"}, "httpResponse": {"body": "sum", "trailers": {"x-sum": ["42"]}}},
]))
PY
curl -sf -o /dev/null -X PUT --data-binary "@$scratch/expectations" "$control/expectation"

# expect WHAT EXPECTED FOUND
expect() {
    [[ $3 == "$2" ]] || fail "$client: $1 is '${3:0:300}' and not '$2'"
}

# header NAME: the value of a header or trailer among the lines that come in
header() {
    tr -d '\r' | sed 's/\x1b\[[0-9;]*m//g' | grep -i -o "$1: .*" | tail -n 1 | cut -d ' ' -f 2
}

for client in 'nghttp http' 'nghttp -u http' 'nghttp https'; do
    read -ra words <<<"$client"
    ask() {
        local path=$1
        shift
        timeout 60 nghttp -y "${words[@]:1:${#words[@]}-2}" "$@" "${words[-1]}://localhost:$port$path"
    }
    expect 'the answer' small "$(ask /small)"
    expect 'the hash of the large answer' "$hash" "$(ask /large | sha256sum)"
    expect 'the hash through small windows' "$hash" "$(ask /large -w 14 -W 16 | sha256sum)"
    expect 'the length in HEAD' "$bytes" "$(ask /large -v -H ':method: HEAD' | header content-length)"
    expect 'the trailer' 42 "$(ask /trailers -v | header x-sum)"
    for way in '' --no-content-length --expect-continue --padding=200 '--trailer=x-sum:1'; do
        expect "the answer to an upload $way" whole "$(ask /upload -d "$scratch/file" ${way:+"$way"})"
    done
    expect 'the answer to a long header' small "$(ask /small --continuation)"
    expect 'the count of good answers' "$streams" \
        "$(ask /small -m "$streams" -n -s | grep -c -E ' 200 +[0-9]+ /small$')"
    echo "$client is served"
done

# How curl reaches the server, the name it asks for and the version that it must get.
while read -r scheme version options; do
    client="curl $options $scheme"
    read -ra words <<<"$options"
    host=localhost:$port
    [[ $options != *$port* ]] || host=shop.test
    ask() {
        local path=$1
        shift
        curl -sS --no-progress-meter --max-time 60 --cacert "$scratch/ca.pem" --proxy-cacert "$scratch/ca.pem" "${words[@]}" "$@" \
            "$scheme://$host$path"
    }
    expect 'the answer and its version' "small $version" "$(ask /small -w ' %{http_version}')"
    expect 'the hash of the large answer' "$hash" "$(ask /large | sha256sum)"
    expect 'the length in HEAD' "$bytes" "$(ask /large -I | header content-length)"
    expect 'the trailer' 42 "$(ask /trailers -D - | header x-sum)"
    expect 'the answer to an upload' whole "$(ask /upload --data-binary "@$scratch/file")"
    expect 'the answer to an upload in chunks' whole "$(ask /upload -X POST -T - <"$scratch/file")"
    expect 'the answer to an upload after 100' whole \
        "$(ask /upload -H 'Expect: 100-continue' --data-binary "@$scratch/file")"
    # Before version 8 curl sends another preface with each further request on a connection by prior knowledge.
    if [[ $options != *prior-knowledge* ]]; then
        expect 'the count of good answers' "$streams" \
            "$(ask "/small?[1-$streams]" -Z --parallel-max 50 -w '%{http_code}\n' -o /dev/null | grep -c '^200$')"
    fi
    if [[ $host == shop.test ]]; then
        status=$(ask /mockserver/reset -X PUT -o /dev/null -w '%{http_code}')
        [[ $status == 404 || $status == 502 ]] || fail "$client: the control plane answers $status through the proxy"
    fi
    echo "$client is served"
done <<WAYS
http 1.1 --http1.1
https 1.1 --http1.1
http 2 --http2
http 2 --http2-prior-knowledge
https 2 --http2
http 1.1 --http1.1 --proxy http://localhost:$port
https 1.1 --http1.1 --proxy http://localhost:$port
https 2 --http2 --proxy http://localhost:$port
http 1.1 --http1.1 --proxytunnel --proxy http://localhost:$port
http 2 --http2-prior-knowledge --proxytunnel --proxy http://localhost:$port
http 1.1 --http1.1 --proxy https://localhost:$port
https 2 --http2 --proxy https://localhost:$port
http 1.1 --http1.1 --socks5-hostname localhost:$port
http 2 --http2-prior-knowledge --socks5-hostname localhost:$port
https 2 --http2 --socks5-hostname localhost:$port
http 1.1 --http1.1 --proxy socks4a://localhost:$port
https 2 --http2 --proxy socks4a://localhost:$port
WAYS
