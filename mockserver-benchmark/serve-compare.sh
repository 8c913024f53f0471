#!/usr/bin/env bash
# How fast and how cheap is a static answer, compared with the least that Netty must do for it?
#
# Runs the bare reference, our server as it is started by default, and our server with the log level WARN, in alternating
# rounds under wrk; the journal records in both of ours. Prints requests a second, CPU time of the server for each request,
# and latencies, then medians with their ratios to the reference.
#
# RULES says what is registered and which of it the requests meet: four (the default), or the last of literal-5000,
# literal-100000, template-1000, regex-1000, json-1000 (bodies on one path), header-1000.
#
# TLS=yes does the same over TLS, both servers with one certificate and the same provider.
#
#   RULES=four ROUNDS=5 ROUND_SECONDS=5 WARM_UP_SECONDS=10 CONNECTIONS=32 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/serve-compare.sh
#
# MAX_CPU_RATIO and MIN_THROUGHPUT_RATIO, when given, make it fail beyond them (judged on the default log level).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=rounds.sh
. "$module/rounds.sh"
need curl
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
rules=${RULES:-four}
request_for "$rules"
build_jar

scheme=http
bare_tls=() our_tls=()
if [[ ${TLS:-no} == yes ]]; then
    need openssl
    scheme=https
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
        -addext subjectAltName=IP:127.0.0.1,DNS:localhost -keyout "$scratch/key.pem" -out "$scratch/certificate.pem" 2>/dev/null
    bare_tls=(--tls "$scratch/certificate.pem" "$scratch/key.pem")
    our_tls=(-Dmockserver.x509CertificatePath="$scratch/certificate.pem" -Dmockserver.privateKeyPath="$scratch/key.pem")
fi

# wrk sends what this file says; curl the same.
cat >"$scratch/request.lua" <<LUA
wrk.method = "$method"
wrk.headers["${header%%: *}"] = "${header#*: }"
wrk.body = '$body'
LUA
ask() {
    curl -sk --http1.1 -X "$method" -H "$header" ${body:+--data-binary "$body"} "$@"
}
await_answer() {
    local deadline=$((SECONDS + 30))
    until [[ $(ask -o /dev/null -w '%{http_code}' "$2") == 200 ]]; do
        kill -0 "$1" 2>/dev/null || fail "a server ended early: $(tail -n 5 "$scratch"/*.log)"
        ((SECONDS < deadline)) || fail "no answer from $2"
        sleep 0.1
    done
}

declare -A ports

start_ours() {
    local name=$1
    shift
    ports[$name]=$(free_port)
    start "$name" "$java" "${java_options[@]+"${java_options[@]}"}" "${our_tls[@]+"${our_tls[@]}"}" -Dmockserver.maxExpectations=100000 -jar "$jar" -serverPort "${ports[$name]}" "$@"
    pids[$name]=$pid
    local deadline=$((SECONDS + 30))
    until curl -sf -o /dev/null -X PUT "http://127.0.0.1:${ports[$name]}/mockserver/status"; do
        ((SECONDS < deadline)) || fail "our server does not start: $(tail -n 5 "$scratch/$name.log")"
        sleep 0.1
    done
    while IFS= read -r batch; do
        curl -sf -o /dev/null -X PUT -H 'content-type: application/json' --data-binary @- \
            "http://127.0.0.1:${ports[$name]}/mockserver/expectation" <<<"$batch"
    done < <(expectations "$rules")
    await_answer "$pid" "$scheme://127.0.0.1:${ports[$name]}$path"
}

start_ours ours
start_ours ours-warn -logLevel WARN

# The reference answers with the very headers and body that ours sends.
headers=()
while IFS= read -r line; do
    line=${line%$'\r'}
    [[ $line == *:* ]] && headers+=("$line")
done < <(ask -D - -o "$scratch/body" "$scheme://127.0.0.1:${ports[ours]}$path")
ports[bare]=$(free_port)
start bare "$java" "${java_options[@]+"${java_options[@]}"}" -cp "$module/target/classes:$jar" \
    org.mockserver.benchmark.BareNettyServer "${bare_tls[@]+"${bare_tls[@]}"}" "${ports[bare]}" "$(<"$scratch/body")" "${headers[@]}"
pids[bare]=$pid
await_answer "$pid" "$scheme://127.0.0.1:${ports[bare]}$path"
for name in bare ours; do
    ask -i "$scheme://127.0.0.1:${ports[$name]}$path" | sort >"$scratch/$name.answer"
done
cmp -s "$scratch/bare.answer" "$scratch/ours.answer" || fail "the answers differ: $(diff "$scratch/bare.answer" "$scratch/ours.answer")"

for name in bare ours ours-warn; do
    urls[$name]=$scheme://127.0.0.1:${ports[$name]}$path
done
run_rounds bare ours "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}" ours-warn
