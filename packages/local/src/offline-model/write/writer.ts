import type { Day } from "@advisor/domain/day";
import type { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";
import type { Row as Instrument } from "../next-calls.ts";

/** What a writer has besides the data: the call, the question and the source. */
export interface WriterInput {
  input: Record<string, unknown>;
  question: string;
  today: Day | null;
  /** Instruments found by a search in this turn. */
  instruments: readonly Instrument[];
  source: Omit<ToolResult, "data">;
}

/** Writes the data of one result as Markdown; undefined when the data does not have the expected shape. */
export type ResultWriter = (
  result: ToolResult,
  input: Omit<WriterInput, "source">,
) => string | undefined;

export const writer =
  <Schema extends z.ZodType>(
    schema: Schema,
    words: (data: z.infer<Schema>, input: WriterInput) => string,
  ): ResultWriter =>
  ({ data, ...source }, input) => {
    const parsed = schema.safeParse(withoutCutMarkers(data));
    return parsed.success ? words(parsed.data, { ...input, source }) : undefined;
  };

export const cite = ({ source }: WriterInput): string => `[${source.source_id}]`;

/** True when a list in the result has been shortened. */
export const isCut = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => isMarker(item) || isCut(item))
    : typeof value === "object" &&
      value !== null &&
      Object.entries(value).some(
        ([key, item]) => (key.endsWith("_left_out") && Number(item) > 0) || isCut(item),
      );

/** The value without the markers for omitted rows. */
function withoutCutMarkers(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isMarker(item)).map(withoutCutMarkers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutCutMarkers(item)]),
  );
}

const isMarker = (item: unknown): boolean =>
  typeof item === "object" && item !== null && "left_out" in item && Object.keys(item).length === 1;
