import { identifierToWords } from "@advisor/domain/text/display";
import type { Chart } from "@advisor/protocol/chart";
import { count, dollars, dollarsExact, percent, points } from "../../format/figures.ts";

type Figures = Pick<Exclude<Chart, { type: "band" }>, "unit" | "signed">;

/** Formats a figure of a chart; a change that rose has a plus sign. */
export function figureOf({ unit, signed }: Figures, value: string): string {
  const text = plainFigure(unit, value);
  return signed && Number(value) > 0 && /^[^+]*[1-9]/.test(text) ? `+${text}` : text;
}

function plainFigure(unit: string, value: string): string {
  const figure = Number(value);
  switch (unit) {
    case "usd":
      return Math.abs(figure) >= 1_000 ? dollars(figure) : dollarsExact(figure);
    case "usd_per_unit":
      return dollarsExact(figure);
    case "percent":
      return percent(figure);
    case "points":
      return `${points(figure)} pp`;
    default:
      return count(figure);
  }
}

/** The chart as a table, for screen readers and for the exact figures. */
export function tableOf(chart: Chart): { heads: string[]; rows: string[][] } {
  if (chart.type === "band") {
    return {
      heads: ["Class", "Weight", "Minimum", "Maximum", "Target"],
      rows: chart.points.map(({ name, ...row }) => [
        identifierToWords(name),
        ...[row.weight, row.min, row.max, row.target].map((value) =>
          figureOf({ unit: "percent" }, value),
        ),
      ]),
    };
  }
  return {
    heads: ["Name", heading(chart.label)],
    rows: chart.points.map(({ name, value }) => [identifierToWords(name), figureOf(chart, value)]),
  };
}

const heading = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const kinds = { bar: "Bar chart", share: "Shares", line: "Line chart", band: "Weights and bands" };

/** The accessible name of the chart, with its range. */
export function nameOf(chart: Chart): string {
  const { rows } = tableOf(chart);
  const [first, last] = [rows[0], rows.at(-1)];
  const ends = [first, last].map((row) => `${row?.[0]} ${row?.[1]}`).join(" to ");
  return `${kinds[chart.type]}: ${chart.label}, ${rows.length} figures, ${ends}`;
}

/** The start and length of each bar, in percent of the width; negative values extend left of zero. */
export function barsOf(values: readonly number[]): { from: number; width: number }[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = high - low || 1;
  return values.map((value) => ({
    from: ((Math.min(0, value) - low) / room) * 100,
    width: (Math.abs(value) / room) * 100,
  }));
}

export interface Size {
  width: number;
  height: number;
}

/** The points of a line through the values, from edge to edge. */
export function lineOf(values: readonly number[], { width, height }: Size): string {
  const low = Math.min(...values);
  const room = Math.max(...values) - low || 1;
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${round(at * step)},${round(height - ((value - low) / room) * height)}`)
    .join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;
