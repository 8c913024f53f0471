#!/usr/bin/env bash
# Does the server pass requests on to a real nginx, whatever either side speaks?
#
# Starts nginx with three servers (HTTP/1.1, HTTP/1.1 over TLS, HTTP/2 over TLS) and the standalone jar in front of them.
# curl asks over HTTP/1.1 and HTTP/2, each plain and over TLS: a small answer, a large file compared by hash, an upload that
# nginx reads and counts, one that it answers without reading, a HEAD, and an answer without a body. Then h2load sends
# REQUESTS to each server, 50 at a time on each of four connections; nginx ends its HTTP/2 connections in between
# (GOAWAY after KEPT requests), which nobody may notice. Ends quietly where nginx is not installed.
#
#   REQUESTS=20000 KEPT=1000 BUILD=no mockserver-compatibility/nginx.sh
# shellcheck source-path=SCRIPTDIR source=../mockserver-benchmark/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../mockserver-benchmark/common.sh"
export PATH=$PATH:/usr/sbin
if ! command -v nginx >/dev/null; then
    echo "nginx is not installed (Debian: apt-get install nginx): nothing was checked" >&2
    exit 0
fi
need curl openssl h2load
requests=${REQUESTS:-20000}
bytes=5000000
build_jar

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$scratch/key.pem" -out "$scratch/cert.pem" 2>/dev/null
mkdir -p "$scratch/files" "$scratch/temporary"
chmod 755 "$scratch" "$scratch/files"
head -c "$bytes" /dev/urandom >"$scratch/files/file"
hash=$(sha256sum <"$scratch/files/file")

plain=$(free_port) tls=$(free_port) h2=$(free_port) port=$(free_port)
cat >"$scratch/locations.conf" <<CONF
    root $scratch/files;
    client_max_body_size 100m;
    location = /version { default_type text/plain; return 200 '\$server_protocol \$http_x_own'; }
    location = /length { default_type text/plain; return 200 '\$content_length'; }
    location = /read { proxy_pass http://127.0.0.1:$plain/length; }
    location = /none { return 204; }
    location = /connections { stub_status; }
CONF
cat >"$scratch/nginx.conf" <<CONF
worker_processes 1;
daemon off;
pid $scratch/nginx.pid;
error_log $scratch/nginx.error;
events { worker_connections 4096; }
http {
    access_log off;
    keepalive_requests ${KEPT:-1000};
    client_body_temp_path $scratch/temporary/body;
    proxy_temp_path $scratch/temporary/proxy;
    fastcgi_temp_path $scratch/temporary/fastcgi;
    uwsgi_temp_path $scratch/temporary/uwsgi;
    scgi_temp_path $scratch/temporary/scgi;
    ssl_certificate $scratch/cert.pem;
    ssl_certificate_key $scratch/key.pem;
    server { listen 127.0.0.1:$plain; include $scratch/locations.conf; }
    server { listen 127.0.0.1:$tls ssl; include $scratch/locations.conf; }
    server { listen 127.0.0.1:$h2 ssl http2; include $scratch/locations.conf; }
}
CONF
start nginx nginx -p "$scratch" -c "$scratch/nginx.conf"
await "$pid" "http://127.0.0.1:$plain/version"

start server "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Dmockserver.forwardProxyHttp2Upgrade=true \
    -Dmockserver.forwardProxyTLSX509CertificatesTrustManagerType=CUSTOM \
    -Dmockserver.forwardProxyTLSCustomTrustX509Certificates="$scratch/cert.pem" \
    -jar "$jar" -serverPort "$port" -logLevel WARN
await_server() {
    local deadline=$((SECONDS + 60))
    until curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/status"; do
        ((SECONDS < deadline)) || fail "the server does not start: $(tail -n 5 "$scratch/server.log")"
        sleep 0.1
    done
}
await_server

# forward_to NAME PORT SCHEME: requests whose header x-to is NAME go there
forward_to() {
    curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/expectation" -d "{\"httpRequest\":
        {\"headers\": {\"x-to\": [\"$1\"]}}, \"httpForward\": {\"host\": \"localhost\", \"port\": $2, \"scheme\": \"$3\"}}"
}
forward_to plain "$plain" HTTP
forward_to tls "$tls" HTTPS
forward_to h2 "$h2" HTTPS

# expect WHAT EXPECTED FOUND
expect() {
    [[ $3 == "$2" ]] || fail "$client to $to: $1 is '$3' and not '$2'"
}

for to in plain tls h2; do
    [[ $to == h2 ]] && version=HTTP/2.0 || version=HTTP/1.1
    for client in 'http --http1.1' 'https --http1.1' 'http --http2-prior-knowledge' 'https --http2'; do
        read -r scheme option <<<"$client"
        ask() {
            local path=$1
            shift
            curl -sSk --max-time 60 "$option" -H "x-to: $to" -H 'x-own: 1' "$@" "$scheme://localhost:$port$path"
        }
        expect 'the answer' "$version 1" "$(ask /version)"
        expect 'the hash of the file' "$hash" "$(ask /file | sha256sum)"
        expect 'the length that arrived' "$bytes" "$(ask /read --data-binary "@$scratch/files/file")"
        expect 'the chunked length that arrived' "$bytes" \
            "$(ask /read -T - <"$scratch/files/file")"
        expect 'the length that was said' "$bytes" "$(ask /length --data-binary "@$scratch/files/file")"
        expect 'the length in HEAD' "$bytes" \
            "$(ask /file -I | tr -d '\r' | awk 'tolower($1) == "content-length:" { print $2 }')"
        expect 'the status without a body' 204 "$(ask /none -o /dev/null -w '%{http_code}')"
    done
    client=h2load
    accepted() { curl -s "http://127.0.0.1:$plain/connections" | awk 'NR == 3 { print $1 }'; }
    before=$(accepted)
    h2load -n "$requests" -c 4 -m 50 -H "x-to: $to" "http://127.0.0.1:$port/version" >"$scratch/h2load" 2>&1
    expect 'the count of good answers' "$requests" "$(awk '/^status codes:/ { print $3 }' "$scratch/h2load")"
    echo "$to: all clients are served; $requests requests took $(($(accepted) - before)) connections"
done
