#!/usr/bin/env bash
# Does the server know where connections were meant for that the packet filter redirects to it?
#
# In a network of its own (unshare) a small HTTP server listens on port 80 of an address, and iptables redirects what one
# user sends there to the standalone jar with transparentProxyEnabled. That user's curl must get what an expectation
# answers, what the other server answers otherwise, and never the control plane, over IPv4 and IPv6; a direct client
# still reaches it. Needs root; ends quietly where a tool or the right is missing.
#
#   BUILD=no mockserver-compatibility/redirect.sh
# shellcheck source-path=SCRIPTDIR source=../mockserver-benchmark/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../mockserver-benchmark/common.sh"
export PATH=$PATH:/usr/sbin
if [[ -z ${INSIDE:-} ]]; then
    for tool in unshare iptables ip6tables ip setpriv curl python3; do
        command -v "$tool" >/dev/null || missing="${missing:-}$tool "
    done
    if [[ -n ${missing:-} ]] || ! unshare --net iptables -t nat -L >/dev/null 2>&1; then
        echo "${missing:-the right to redirect connections }missing: nothing was checked" >&2
        exit 0
    fi
    build_jar
    INSIDE=yes BUILD=no unshare --net "${BASH_SOURCE[0]}"
    exit
fi
build_jar

port=1080
nobody=65534
ip link set lo up
ip address add 198.51.100.7/32 dev lo
ip -6 address add 2001:db8::7/128 dev lo
iptables -t nat -A OUTPUT -p tcp -m owner --uid-owner $nobody --dport 80 -j REDIRECT --to-ports $port
ip6tables -t nat -A OUTPUT -p tcp -m owner --uid-owner $nobody --dport 80 -j REDIRECT --to-ports $port

cat >"$scratch/afar.py" <<'PY'
import http.server
import socket

class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = f"{self.command} {self.path} of {self.headers['Host']}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_PUT = do_GET

class Server(http.server.ThreadingHTTPServer):
    address_family = socket.AF_INET6

Server(("::", 80), Answer).serve_forever()
PY
start afar python3 "$scratch/afar.py"
await "$pid" http://198.51.100.7/

start server "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Dmockserver.transparentProxyEnabled=true \
    -jar "$jar" -serverPort "$port" -logLevel WARN
deadline=$((SECONDS + 60))
until curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/status"; do
    ((SECONDS < deadline)) || fail "the server does not start: $(tail -n 5 "$scratch/server.log")"
    sleep 0.1
done
curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/expectation" \
    -d '{"httpRequest": {"path": "/mocked"}, "httpResponse": {"body": "mocked"}}'

# expect WHAT EXPECTED FOUND
expect() {
    [[ $3 == "$2" ]] || fail "$1: '$3' and not '$2'"
}

redirected() {
    setpriv --reuid=$nobody --clear-groups curl -sS --max-time 20 "$@"
}
for host in 198.51.100.7 '[2001:db8::7]'; do
    expect "what is expected of $host" mocked "$(redirected "http://$host/mocked")"
    expect "what is not expected of $host" "GET /other of $host" "$(redirected "http://$host/other")"
    expect "a name of $host" 'GET /other of shop.test' "$(redirected -H 'Host: shop.test' "http://$host/other")"
    expect "the path of a reset at $host" "PUT /mockserver/reset of $host" \
        "$(redirected -X PUT "http://$host/mockserver/reset")"
done
expect 'what a direct client gets' mocked "$(curl -sS "http://127.0.0.1:$port/mocked")"
expect 'the status for a direct client' 200 \
    "$(curl -s -o /dev/null -w '%{http_code}' -X PUT "http://127.0.0.1:$port/mockserver/reset")"
echo 'redirected connections go to where they were meant for'
