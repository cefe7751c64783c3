import type * as z from "zod";

/** The OpenAPI description of one route. */
export interface Operation {
  tag: string;
  summary: string;
  description?: string;
  /** Public: no token needed. */
  open?: true;
  /** The schema of the query string. */
  query?: z.ZodObject;
  headers?: Record<string, string>;
  body?: { schema: z.ZodType; example: unknown };
  answer: Answer;
  /** Error statuses in addition to the common ones. */
  refuses?: readonly number[];
}

interface Answer {
  status: number;
  description: string;
  /** The schema of a JSON response; absent if the response has no body. */
  schema?: z.ZodType;
  /** Media types that the response may have instead of JSON. */
  types?: readonly string[];
}

/** By method and path, in the router's syntax. */
export type Operations = Record<string, Operation>;

export const okResponse = (description: string, schema: z.ZodType): Answer => ({
  status: 200,
  description,
  schema,
});
