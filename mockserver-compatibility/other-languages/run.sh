#!/usr/bin/env bash
# Drives the standalone jar with the published clients for Node and Python: expectations, callbacks, verification,
# retrieval and clearing. Both are fetched from their registries.
#
#   mvn -pl mockserver-netty -am package -DskipTests && mockserver-compatibility/other-languages/run.sh
#
# Prints one line for each client and "N passed, N failed" at the end. The exit status is 1 if one does not work, else 3 if one
# could not be fetched.
#   JAR=path/to.jar  tries another server. A client without npm, or python3 with venv, on this machine is left out and said so.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
jar=${JAR:-$(find "$here/../../mockserver-netty/target" -maxdepth 1 -name '*-no-dependencies.jar' | head -n 1)}
node_client=mockserver-client@8.0.0
python_client=mockserver-client==9.2.0
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
scratch=$(mktemp -d)
server=
cleanup() {
    if [[ -n $server ]]; then kill "$server" 2>/dev/null; fi
    rm -rf "$scratch"
}
trap cleanup EXIT

if [[ ! -f $jar ]]; then
    echo "there is no standalone jar; build it first, see the top of this script" >&2
    exit 2
fi
"$java" -jar "$jar" -serverPort 0 >"$scratch/server.log" 2>&1 &
server=$!
port=
for _ in $(seq 300); do
    port=$(sed -n 's/.*started on port: \([0-9]*\).*/\1/p' "$scratch/server.log" | head -n 1)
    [[ -n $port ]] && break
    sleep 0.1
done
if [[ -z $port ]]; then
    echo "the server did not start: $(tail -n 3 "$scratch/server.log")" >&2
    exit 2
fi

passed=0
failed=0
unfetched=0
judge() {
    if [[ $2 -eq 0 ]]; then
        echo "$1: passed"
        passed=$((passed + 1))
    else
        echo "$1: FAILED, it does not work with this server"
        tail -n 20 "$scratch/log"
        failed=$((failed + 1))
    fi
}
# try NAME FETCH RUN: runs the function FETCH and, if it can fetch the client, the function RUN
try() {
    if ! "$2" >"$scratch/log" 2>&1; then
        echo "$1: left out, it could not be fetched; is its registry reachable?"
        tail -n 5 "$scratch/log"
        unfetched=$((unfetched + 1))
        return
    fi
    "$3" >"$scratch/log" 2>&1
    judge "$1" $?
}

fetch_node() (
    cd "$scratch" && MOCKSERVER_SKIP_BINARY_DOWNLOAD=true timeout 50 npm install --loglevel=error --no-audit --no-fund \
        --fetch-retries=1 --fetch-retry-mintimeout=1000 "$node_client"
)
run_node() (
    cd "$scratch" && cp "$here/client.js" . && timeout 60 node client.js "$port"
)
fetch_python() {
    python3 -m venv "$scratch/venv" && timeout 50 "$scratch/venv/bin/pip" install --quiet --disable-pip-version-check \
        --retries 1 "$python_client"
}
run_python() {
    timeout 60 "$scratch/venv/bin/python" "$here/client.py" "$port"
}

if command -v npm >/dev/null; then
    try "Node $node_client" fetch_node run_node
else
    echo "Node: left out, there is no npm"
fi
if python3 -c 'import ensurepip, venv' 2>/dev/null; then
    try "Python $python_client" fetch_python run_python
else
    echo "Python: left out, there is no python3 that makes virtual environments"
fi
echo "$passed passed, $failed failed"
exit $((failed > 0 ? 1 : unfetched > 0 ? 3 : 0))
