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

# The expectations of a rule set, one JSON array a line, each answered with the same small JSON body. A rule set is `four`
# or a kind and a number: literal-5000, template-1000, regex-1000, json-1000 (bodies on one path), header-1000.
expectations() {
    python3 - "${1:-four}" <<'PY'
import json, sys
kind, _, count = sys.argv[1].partition("-")
requests = {
    "four": lambda n: {"method": "GET", "path": "/" + ("one", "two", "three", "four")[n]},
    "literal": lambda n: {"method": "GET", "path": f"/orders/{n}/lines"},
    "template": lambda n: {"path": f"/orders/{{id}}/lines/{n}", "pathParameters": {"id": ["[a-z0-9]+"]}},
    "regex": lambda n: {"path": f"/orders/{n}/[a-z]+"},
    "json": lambda n: {"path": "/orders", "body": {"type": "JSON", "json": {"order": n, "state": "open"}}},
    "header": lambda n: {"path": "/orders", "headers": {"x-order": [f"order-{n}"]}},
}
numbers = range(int(count or 4))
for start in range(0, len(numbers), 1000):
    print(json.dumps([{
        "id": f"{kind}-{n}",
        "httpRequest": requests[kind](n),
        "httpResponse": {
            "statusCode": 200,
            "headers": {"content-type": ["application/json"]},
            "body": '{"greeting":"hello","from":"the benchmark"}',
        },
    } for n in numbers[start:start + 1000]]))
PY
}

# Sets method, path, header and body of the request for the last expectation of a rule set.
request_for() {
    local kind=${1%%-*} last=0
    [[ $1 != *-* ]] || last=$((${1##*-} - 1))
    method=GET header='accept: */*' body=
    case $kind in
        four) path=/four ;;
        literal | regex) path=/orders/$last/lines ;;
        template) path=/orders/a1/lines/$last ;;
        json) path=/orders method=POST header='content-type: application/json' body="{\"order\":$last,\"state\":\"open\"}" ;;
        header) path=/orders header="x-order: order-$last" ;;
        *) fail "unknown rule set $1" ;;
    esac
}
