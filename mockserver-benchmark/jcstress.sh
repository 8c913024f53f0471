#!/usr/bin/env bash
# Do threads see a change of the expectations whole or not at all, and is each remaining time taken once?
#
#   mockserver-benchmark/jcstress.sh               a minute or two
#   mockserver-benchmark/jcstress.sh -m sanity     some seconds
#   mockserver-benchmark/jcstress.sh -m default    long
#
# Arguments go to jcstress. Fails when an outcome occurs that is forbidden.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
java_bin=${JAVA_HOME:+$JAVA_HOME/bin/}
mvn --quiet --batch-mode --no-transfer-progress --file "$repository/pom.xml" --projects mockserver-benchmark --also-make \
    -Pjcstress -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/jcstress-classpath >&2
classpath=$(<"$module/target/jcstress-classpath")
classes=$module/target/jcstress-classes
rm -rf "$classes"
mkdir -p "$classes"
find "$module/src/jcstress/java" -name '*.java' >"$scratch/sources"
processor=$(tr ':' '\n' <<<"$classpath" | grep -F jcstress | paste -sd:)
"${java_bin}javac" --release 17 -d "$classes" -cp "$classpath" -processorpath "$processor:$classpath" \
    -processor org.openjdk.jcstress.infra.processors.JCStressTestProcessor "@$scratch/sources"
(($# > 0)) || set -- -m quick
cd "$scratch"
"${java_bin}java" -cp "$classes:$classpath" org.openjdk.jcstress.Main -r "$module/target/jcstress" "$@"
