import * as z from "zod";

const sentence =
  "The service sent something that this page cannot read. Reload the page; if that does not help, tell your support.";

/** What a schema makes of an answer; one that does not fit is said in words, not in the schema's. */
export function understood<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new Error(sentence, { cause: read.error });
}

/** The same for what is read elsewhere. */
export const inWords = (error: unknown): never => {
  throw error instanceof z.ZodError || error instanceof SyntaxError
    ? new Error(sentence, { cause: error })
    : error;
};
