#!/usr/bin/env bash
# Builds and runs the JMH benchmarks; every argument goes to JMH.
#
#   mockserver-benchmark/jmh.sh MatchIndexBenchmark -p rules=literal-5000
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
mvn --quiet --batch-mode --no-transfer-progress --file "$repository/pom.xml" --projects mockserver-benchmark --also-make \
    -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$module/target/classes:$(<"$module/target/classpath")" org.openjdk.jmh.Main "$@"
