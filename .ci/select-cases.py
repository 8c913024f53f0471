"""Copies the conformance cases that a list asks for: select-cases.py LIST CASES_FOLDER TARGET_FOLDER.

Prints how many there are. A line that selects nothing is an error, so that a renamed case cannot drop out unseen.
"""

import fnmatch
import json
import pathlib
import sys

areas, added, left_out = [], set(), set()
for line in pathlib.Path(sys.argv[1]).read_text().splitlines():
    words = line.split("#", 1)[0].split()
    if not words:
        continue
    if words[0] == "+":
        added.add(words[1])
    elif words[0] == "-":
        left_out.add(words[1])
    else:
        areas.append((words[0], set(words[1:])))

target = pathlib.Path(sys.argv[3])
used, count = set(), 0
for source in sorted(pathlib.Path(sys.argv[2]).glob("*.json")):
    chosen = []
    for case in json.loads(source.read_text()):
        rows = {row for row, (area, ranks) in enumerate(areas)
                if fnmatch.fnmatch(case["area"], area) and case["rank"] in ranks}
        used |= rows
        if case["name"] in left_out or case["name"] in added:
            used.add(case["name"])
        if (rows or case["name"] in added) and case["name"] not in left_out:
            chosen.append(case)
    if chosen:
        (target / source.name).write_text(json.dumps(chosen))
        count += len(chosen)

unused = [areas[row][0] for row in range(len(areas)) if row not in used] + sorted((added | left_out) - used)
# An area may have only cases of other ranks so far; a case that is named must exist.
missing = [name for name in unused if name in added | left_out]
if missing:
    sys.exit(f"the list names cases that do not exist: {', '.join(missing)}")
print(count)
