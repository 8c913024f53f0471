#!/usr/bin/env bash
# Drives the standalone jar with the published clients for Node and Python: expectations, callbacks, verification,
# retrieval and clearing. Both are fetched from their registries, so this is not part of the build.
#
#   mvn -pl mockserver-netty -am package -DskipTests && mockserver-compatibility/other-languages/run.sh
#
# Ends with one line for each client; the exit status is 1 if one failed.
#   JAR=path/to.jar  tries another server. A client without npm or python3 on this machine is left out and said so.
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

failed=0
judge() {
    if [[ $2 -eq 0 ]]; then
        echo "$1: passed"
    else
        echo "$1: FAILED"
        tail -n 20 "$scratch/log"
        failed=1
    fi
}

if command -v npm >/dev/null; then
    (cd "$scratch" && MOCKSERVER_SKIP_BINARY_DOWNLOAD=true timeout 120 npm install --silent --no-audit --no-fund "$node_client" &&
        cp "$here/client.js" . && timeout 60 node client.js "$port") >"$scratch/log" 2>&1
    judge "Node $node_client" $?
else
    echo "Node: left out, there is no npm"
fi
if command -v python3 >/dev/null; then
    (python3 -m venv "$scratch/venv" && timeout 120 "$scratch/venv/bin/pip" install --quiet "$python_client" &&
        timeout 60 "$scratch/venv/bin/python" "$here/client.py" "$port") >"$scratch/log" 2>&1
    judge "Python $python_client" $?
else
    echo "Python: left out, there is no python3"
fi
exit "$failed"
