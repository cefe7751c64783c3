import * as z from "zod";

const sentence =
  "The service sent something that this page cannot read. Reload the page; if that does not help, tell your support.";

/** Parses a response with a schema; a mismatch is an error for the advisor, without schema details. */
export function parseResponse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new Error(sentence, { cause: read.error });
}

/** Converts a parse error from elsewhere in the same way. */
export const rethrowReadable = (error: unknown): never => {
  throw error instanceof z.ZodError || error instanceof SyntaxError
    ? new Error(sentence, { cause: error })
    : error;
};
