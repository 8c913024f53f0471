#!/usr/bin/env bash
# Tries our Java client with published servers and prints a table, features by versions:
#
#   mockserver-compatibility/peers.sh [VERSION...]
#
# Without versions: 5.15.0 6.1.0 8.0.0 9.0.0 9.1.0 9.2.0, the ones whose libraries can be resolved. Maven fetches each server with
# its libraries into the local repository. Servers from version 7 on name a parent that was not published; the POM in
# peers/class-path stands in for it. Each server runs in a process of its own on a free port of 127.0.0.1, until all features
# have been tried with it. "refused" means that the server is older than the feature and that the client said so.
# The exit status is 1 when a feature failed, 2 when a server could not be fetched. The build tries 5.15.0 in the same way.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
versions=("$@")
if ((${#versions[@]} == 0)); then
    versions=(5.15.0 6.1.0 8.0.0 9.0.0 9.1.0 9.2.0)
fi

cd "$root" || exit 2
maven=(mvn --batch-mode --quiet --no-transfer-progress)
peers=mockserver-compatibility/peers
if ! "${maven[@]}" --projects "$peers" --also-make test-compile dependency:build-classpath -Dmdep.outputFile="$scratch/client"; then
    echo "the client cannot be built"
    exit 2
fi

servers=()
for version in "${versions[@]}"; do
    pom=$peers/class-path/pom.xml
    if ((${version%%.*} < 7)); then
        pom=$peers/class-path/server/pom.xml
    fi
    if ! "${maven[@]}" --file "$pom" -Drevision="$version" dependency:build-classpath -Dmdep.outputFile="$scratch/$version"; then
        echo "server $version cannot be fetched"
        exit 2
    fi
    servers+=("$version" "$(<"$scratch/$version")")
done

java -cp "$peers/target/test-classes:$(<"$scratch/client")" org.mockserver.compatibility.peers.Peers "${servers[@]}"
