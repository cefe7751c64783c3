import type * as z from "zod";

/** What the API description says of one route. */
export interface Operation {
  tag: string;
  summary: string;
  description?: string;
  /** Served without a token. */
  open?: true;
  /** The query as the route parses it. */
  query?: z.ZodObject;
  headers?: Record<string, string>;
  body?: { schema: z.ZodType; example: unknown };
  answer: Answer;
  /** Refusals beside those that every route of its kind has. */
  refuses?: readonly number[];
}

interface Answer {
  status: number;
  description: string;
  /** JSON where nothing else is named; none where the answer has no body. */
  schema?: z.ZodType;
  /** Media types that the answer can have in place of JSON. */
  types?: readonly string[];
}

/** By method and path, as the router writes them. */
export type Operations = Record<string, Operation>;

export const ok = (description: string, schema: z.ZodType): Answer => ({
  status: 200,
  description,
  schema,
});
