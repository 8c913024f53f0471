# Compares servers under wrk in alternating rounds: source it behind common.sh. A server is a name with a row in `pids` (its
# process ids) and in `urls`. Takes ROUNDS, ROUND_SECONDS, WARM_UP_SECONDS (for each server, before the rounds) and CONNECTIONS;
# wrk sends what "$scratch/request.lua" says.
# shellcheck shell=bash
: "${scratch:?}" # common.sh made it
need wrk python3
rounds=${ROUNDS:-5}
round_seconds=${ROUND_SECONDS:-5}
warm_up_seconds=${WARM_UP_SECONDS:-$((2 * round_seconds))}
connections=${CONNECTIONS:-32}
declare -A pids urls

# cpu_millis_of NAME: of all its processes together
cpu_millis_of() {
    local process
    for process in ${pids[$1]}; do
        cpu_millis "$process"
    done | awk '{ sum += $1 } END { print sum }'
}

# measure NAME SECONDS: one line "requests-per-second cpu-micros p50-micros p99-micros"
measure() {
    local before after
    before=$(cpu_millis_of "$1")
    wrk -s "$scratch/request.lua" -t1 -c"$connections" -d"${2}s" --timeout 5s --latency "${urls[$1]}" >"$scratch/wrk"
    after=$(cpu_millis_of "$1")
    ! grep -E 'Socket errors|Non-2xx' "$scratch/wrk" >&2 || fail "$1 gave wrong answers"
    awk -v cpu="$(awk "BEGIN { print $after - $before }")" '
        function micros(text) {
            if (text ~ /us$/) return text + 0
            if (text ~ /ms$/) return text * 1000
            return text * 1000000
        }
        $1 == "50%" { p50 = micros($2) }
        $1 == "99%" { p99 = micros($2) }
        /requests in/ { requests = $1 }
        /^Requests\/sec/ { rate = $2 }
        END { printf "%.0f %.2f %.0f %.0f\n", rate, cpu * 1000 / requests, p50, p99 }' "$scratch/wrk"
}

# run_rounds REFERENCE OURS MIN_THROUGHPUT_RATIO MAX_CPU_RATIO [OTHER]...: prints every round and the medians with their
# ratios to the reference; fails when OURS is beyond the ratios.
run_rounds() {
    local reference=$1 judged=$2 least=$3 most=$4 name round line
    shift 4
    for name in "$reference" "$judged" "$@"; do
        # In short runs: the beginning and the end of connections have to be compiled too, or each round compiles them.
        for ((round = 0; round < (warm_up_seconds + 1) / 2; round++)); do
            measure "$name" 2 >/dev/null
        done
    done
    printf '%-6s %-10s %12s %16s %9s %9s\n' round server requests/s 'CPU us/request' 'p50 us' 'p99 us'
    for ((round = 1; round <= rounds; round++)); do
        for name in "$reference" "$judged" "$@"; do
            line=$(measure "$name" "$round_seconds")
            echo "$name $line" >>"$scratch/results"
            # shellcheck disable=SC2086 # four numbers
            printf '%-6s %-10s %12s %16s %9s %9s\n' "$round" "$name" $line
        done
    done
    python3 - "$scratch/results" "$reference" "$judged" "$least" "$most" <<'PY'
import statistics, sys
results = {}
for line in open(sys.argv[1]):
    name, *numbers = line.split()
    results.setdefault(name, []).append([float(n) for n in numbers])
medians = {name: [statistics.median(c) for c in zip(*rows)] for name, rows in results.items()}
reference, judged = (medians[name] for name in sys.argv[2:4])
print("\nmedians")
for name, (rate, cpu, p50, p99) in medians.items():
    print(f"{name:10} {rate:9.0f} requests/s ({rate / reference[0]:.2f} x)   {cpu:7.2f} us CPU ({cpu / reference[1]:.2f} x)"
          f"   p50 {p50:.0f} us ({p50 / reference[2]:.2f} x)   p99 {p99:.0f} us ({p99 / reference[3]:.2f} x)")
if judged[0] / reference[0] < float(sys.argv[4]) or judged[1] / reference[1] > float(sys.argv[5]):
    sys.exit("outside the wanted ratios")
PY
}
