#!/usr/bin/env bash
# How does the time to find a rule grow with the number of rules? Measures with JMH and draws docs/performance/match.svg.
#
#   mockserver-benchmark/match-chart.sh                 about fifteen minutes
#   RESULTS=old.json mockserver-benchmark/match-chart.sh   draws what was measured before
#
# Further arguments go to JMH, for example -wi 1 -i 1.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need python3
results=${RESULTS:-$module/target/match.json}
if [[ -z ${RESULTS:-} ]]; then
    "$module/jmh.sh" 'MatchIndexBenchmark.(index|scan)' -prof gc -prof org.mockserver.benchmark.CpuTime -wi 2 -w 250ms -i 3 -r 250ms \
        -p match=last -rf json -rff "$results" "$@" >&2
fi
mkdir -p "$repository/docs/performance"
python3 "$module/chart.py" "$results" "$repository/docs/performance/match.svg"
