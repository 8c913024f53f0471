#!/usr/bin/env python3
"""Draws JMH results of MatchIndexBenchmark as an SVG chart: time against number of rules, both logarithmic.

    chart.py RESULTS.json CHART.svg

Prints the numbers as a Markdown table as well. Needs nothing but Python.
"""
import json
import math
import sys

WIDTH, HEIGHT = 860, 520
LEFT, RIGHT, TOP, BOTTOM = 80, 200, 50, 60
COLOURS = {"LITERAL": "#1b6ca8", "TEMPLATE": "#2e8b57", "REGEX": "#c0392b", "JSON": "#8e44ad", "HEADER": "#d68910"}
NAMES = {"LITERAL": "literal path", "TEMPLATE": "path template", "REGEX": "regular expression",
         "JSON": "JSON field, one path", "HEADER": "header, one path"}


def read(file):
    """{(method, kind, match): {count: (nanoseconds, bytes or None)}}, CPU time where it was measured"""
    series = {}
    for run in json.load(open(file, encoding="utf-8")):
        params = run.get("params", {})
        if not {"kind", "count", "match"} <= params.keys():
            continue
        method = run["benchmark"].rsplit(".", 1)[1]
        metrics = run.get("secondaryMetrics", {})
        allocated = next((m["score"] for name, m in metrics.items() if name.endswith("gc.alloc.rate.norm")), None)
        cpu = next((m["score"] for name, m in metrics.items() if name.endswith("cpu.norm")), None)
        key = (method, params["kind"], params["match"])
        time = cpu or run["primaryMetric"]["score"]
        series.setdefault(key, {})[int(params["count"])] = (time, allocated)
    return series


def text(x, y, content, **attributes):
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<text x="{x:.1f}" y="{y:.1f}"{extra}>{content}</text>'


def duration(nanos):
    for limit, unit in ((1e9, "s"), (1e6, "ms"), (1e3, "µs")):
        if nanos >= limit:
            return f"{nanos / limit:g} {unit}"
    return f"{nanos:g} ns"


def chart(series):
    counts = sorted({count for points in series.values() for count in points})
    times = [time for points in series.values() for time, _ in points.values()]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))
    first, last = math.log10(counts[0]), math.log10(counts[-1])

    def x(count):
        return LEFT + (math.log10(count) - first) / max(last - first, 1e-9) * (WIDTH - LEFT - RIGHT)

    def y(nanos):
        return HEIGHT - BOTTOM - (math.log10(nanos) - low) / max(high - low, 1) * (HEIGHT - TOP - BOTTOM)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
           'font-size="13" role="img">',
           "<title>Time to find a rule against the number of rules</title>",
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
           text(LEFT, 28, "Time to find the last rule (lines: index, dashes: one rule after the other)", font_size=15)]
    for power in range(low, high + 1):
        line = y(10 ** power)
        out.append(f'<line x1="{LEFT}" y1="{line:.1f}" x2="{WIDTH - RIGHT}" y2="{line:.1f}" stroke="#dddddd"/>')
        out.append(text(LEFT - 8, line + 4, duration(10 ** power), text_anchor="end"))
    for power in range(math.ceil(first), math.floor(last) + 1):
        line = x(10 ** power)
        out.append(f'<line x1="{line:.1f}" y1="{TOP}" x2="{line:.1f}" y2="{HEIGHT - BOTTOM}" stroke="#dddddd"/>')
        out.append(text(line, HEIGHT - BOTTOM + 20, f"{10 ** power:,}", text_anchor="middle"))
    out.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 15, "rules", text_anchor="middle"))
    for (method, kind, _), points in sorted(series.items()):
        colour = COLOURS.get(kind, "#555555")
        dash = ' stroke-dasharray="5 5" stroke-opacity="0.6"' if method == "scan" else ""
        path = " ".join(f"{x(count):.1f},{y(points[count][0]):.1f}" for count in sorted(points))
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        for count in sorted(points) if method == "index" else ():
            out.append(f'<circle cx="{x(count):.1f}" cy="{y(points[count][0]):.1f}" r="3" fill="{colour}"/>')
    for row, (kind, colour) in enumerate(COLOURS.items()):
        line = TOP + 20 + row * 22
        out.append(f'<line x1="{WIDTH - RIGHT + 15}" y1="{line}" x2="{WIDTH - RIGHT + 40}" y2="{line}" '
                   f'stroke="{colour}" stroke-width="3"/>')
        out.append(text(WIDTH - RIGHT + 47, line + 4, NAMES[kind]))
    out.append("</svg>")
    return "\n".join(out) + "\n"


def table(series):
    counts = sorted({count for points in series.values() for count in points})
    print("| Rules | " + " | ".join(f"{count:,}" for count in counts) + " |")
    print("|---|" + "---|" * len(counts))
    for (method, kind, match), points in sorted(series.items()):
        cells = []
        for count in counts:
            nanos, allocated = points.get(count, (None, None))
            cells.append("" if nanos is None else duration(float(f"{nanos:.3g}"))
                         + (f", {allocated:.0f} B" if allocated is not None else ""))
        print(f"| {NAMES.get(kind, kind)}, {method}, {match} | " + " | ".join(cells) + " |")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    series = read(sys.argv[1])
    if not series:
        sys.exit("no results of MatchIndexBenchmark in " + sys.argv[1])
    table(series)
    drawn = {key: points for key, points in series.items() if key[2] == "last" and key[0] in ("index", "scan")}
    with open(sys.argv[2], "w", encoding="utf-8") as out:
        out.write(chart(drawn or series))


main()
