#!/usr/bin/env bash
# How long from the start of the process to its first mocked answer, compared with WireMock standalone?
#
# Both load one expectation from a file; a tight loop connects and asks until the answer is 200. Prints wall-clock and CPU
# time of each round, then the medians and their ratio.
#
#   ROUNDS=5 BUILD=no JAVA_OPTIONS=... MAX_RATIO=0.5 mockserver-benchmark/startup-compare.sh
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need python3
build_jar
wiremock=$module/target/wiremock-standalone-3.13.2.jar
[[ -f $wiremock ]] || mvn --quiet --batch-mode --no-transfer-progress --file "$module/pom.xml" dependency:copy \
    -Dartifact=org.wiremock:wiremock-standalone:3.13.2 -DoutputDirectory="$module/target" >&2

mkdir -p "$scratch/wiremock/mappings"
echo '{"request":{"method":"GET","url":"/first"},"response":{"status":200,"body":"hello"}}' \
    >"$scratch/wiremock/mappings/first.json"
echo '[{"httpRequest":{"method":"GET","path":"/first"},"httpResponse":{"statusCode":200,"body":"hello"}}]' \
    >"$scratch/init.json"

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
python3 "$module/first-answer.py" "${ROUNDS:-5}" "${MAX_RATIO:-inf}" \
    "ours=$java ${JAVA_OPTIONS:-} -jar $jar run --port {port} --init $scratch/init.json" \
    "wiremock=$java ${JAVA_OPTIONS:-} -jar $wiremock --port {port} --root-dir $scratch/wiremock"
