#!/usr/bin/env bash
# How much live heap does a recorded exchange take?
#
# Sends 100,000 requests with four headers and a body of 20 bytes, then as many as fill the largest log there can be
# (maxLogEntries=1000000 entries, three for each matched exchange), and divides what the live heap has grown by. Fails
# when an exchange takes more than LIMIT bytes (default 400).
#
#   BUILD=no LIMIT=400 mockserver-benchmark/journal-memory.sh
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need curl python3 jcmd
limit=${LIMIT:-400}
build_jar
cat >"$scratch/init.json" <<'JSON'
[{"id": "recorded", "httpRequest": {"path": "/recorded/.*"}, "httpResponse": {"body": "hello"}}]
JSON

live_bytes() {
    jcmd "$pid" GC.run >/dev/null
    jcmd "$pid" GC.class_histogram | awk '$1 == "Total" { print $3 }'
}

# measure EXCHANGES: a server of its own for each count, so that nothing is evicted.
measure() {
    local count=$1 port before after
    port=$(free_port)
    start "ours-$count" "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx2g -Dmockserver.maxLogEntries=1000000 \
        -Dmockserver.maxEventLogSizeInBytes=0 -Dmockserver.disableLogging=true \
        -jar "$jar" run --port "$port" --init "$scratch/init.json"
    await "$pid" "http://127.0.0.1:$port/recorded/first"
    # What serving itself needs is there before the first measurement.
    python3 "$module/pipeline.py" "$port" 20000
    curl -fs -X PUT "http://127.0.0.1:$port/mockserver/clear?type=log"
    before=$(live_bytes)
    python3 "$module/pipeline.py" "$port" "$count"
    after=$(live_bytes)
    kill "$pid" && wait "$pid" || true
    awk -v count="$count" -v before="$before" -v after="$after" -v limit="$limit" 'BEGIN {
        each = (after - before) / count
        printf "%9d exchanges (%9d log entries)  %7.1f MB live  %6.1f bytes for each exchange\n", \
            count, 3 * count, (after - before) / 1048576, each
        exit each > limit
    }'
}

status=0
measure 100000 || status=1
measure 333000 || status=1
exit "$status"
