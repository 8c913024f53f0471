#!/usr/bin/env bash
# How fast and how cheap is a forwarded request, compared with nginx proxy_pass over kept connections?
#
# One nginx answers; another nginx and our server stand in front of it, in alternating rounds under wrk; the journal records in
# ours. Both have as many workers as WORKERS says: processes of nginx, event loops of ours; the number of processors unless it
# is given, which is the default of ours and the "auto" of nginx. More workers wake more often for fewer requests each, so the
# numbers compare only when they are equal. Prints requests a second, CPU time of the forwarding server for each request and
# latencies, then medians with their ratios to nginx. The answer has a length and fits into a packet.
#
# Then our server forwards FORWARDS more requests and the upstream says how many connections that took.
#
#   FORWARDS=1000000 WORKERS=1 ROUNDS=5 ROUND_SECONDS=5 WARM_UP_SECONDS=10 CONNECTIONS=32 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/forward-compare.sh
#
# MAX_CPU_RATIO and MIN_THROUGHPUT_RATIO, when given, make it fail beyond them.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=rounds.sh
. "$module/rounds.sh"
export PATH=$PATH:/usr/sbin
need nginx curl
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
build_jar
: >"$scratch/request.lua"
workers=${WORKERS:-$(nproc)}
upstream_port=$(free_port)

# start_nginx NAME WORKERS SERVER_BLOCKS: in the foreground
start_nginx() {
    mkdir -p "$scratch/$1.d"
    cat >"$scratch/$1.conf" <<CONF
worker_processes $2;
daemon off;
pid $scratch/$1.pid;
error_log $scratch/$1.error;
events { worker_connections 4096; }
http {
    access_log off;
    keepalive_requests 100000000;
    keepalive_timeout 300s;
    client_body_temp_path $scratch/$1.d/body;
    proxy_temp_path $scratch/$1.d/proxy;
    fastcgi_temp_path $scratch/$1.d/fastcgi;
    uwsgi_temp_path $scratch/$1.d/uwsgi;
    scgi_temp_path $scratch/$1.d/scgi;
    $3
}
CONF
    start "$1" nginx -p "$scratch" -c "$scratch/$1.conf"
}

start_nginx upstream 1 "server {
        listen 127.0.0.1:$upstream_port backlog=1024;
        location / { default_type application/json; return 200 '{\"greeting\":\"hello\",\"from\":\"the benchmark\"}'; }
        location = /connections { stub_status; }
    }"
await "$pid" "http://127.0.0.1:$upstream_port/"

port=$(free_port)
start_nginx nginx "$workers" "upstream origin { server 127.0.0.1:$upstream_port; keepalive 256; keepalive_requests 100000000; keepalive_timeout 300s; }
    server {
        listen 127.0.0.1:$port backlog=1024;
        location / { proxy_pass http://origin; proxy_http_version 1.1; proxy_set_header Connection ''; }
    }"
await "$pid" "http://127.0.0.1:$port/"
pids[nginx]="$pid $(pgrep -P "$pid" | tr '\n' ' ')"
urls[nginx]=http://127.0.0.1:$port/

port=$(free_port)
start ours "$java" "${java_options[@]+"${java_options[@]}"}" "-Dmockserver.nioEventLoopThreadCount=$workers" \
    -jar "$jar" -serverPort "$port"
pids[ours]=$pid
urls[ours]=http://127.0.0.1:$port/
until curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/expectation" \
    -d "{\"httpRequest\": {\"path\": \"/\"}, \"httpForward\": {\"host\": \"127.0.0.1\", \"port\": $upstream_port}}"; do
    kill -0 "$pid" 2>/dev/null || fail "our server ended early: $(tail -n 5 "$scratch/ours.log")"
    sleep 0.1
done
for name in nginx ours; do
    [[ $(curl -s "${urls[$name]}") == '{"greeting":"hello","from":"the benchmark"}' ]] || fail "$name gives another answer"
done

status=0
run_rounds nginx ours "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}" || status=$?

if ((${FORWARDS:-0} > 0)); then
    counted() {
        curl -s "http://127.0.0.1:$upstream_port/connections" | awk '/^ / { print $1, $3; exit }'
    }
    read -r accepted_before handled_before <<<"$(counted)"
    sent=0
    while ((sent < FORWARDS)); do
        measure ours 10 >/dev/null
        sent=$(($(counted | cut -d' ' -f2) - handled_before))
    done
    read -r accepted_after handled_after <<<"$(counted)"
    echo "$((handled_after - handled_before)) requests forwarded from $connections connections at a time opened" \
        "$((accepted_after - accepted_before)) upstream connections (those of the counting included)"
fi
exit "$status"
