import * as z from "zod";

/** The fields by which an entry of a record is chained to the one before it. */
export const chainedFields = {
  seq: z.int().positive(),
  /** Never earlier than the previous entry, whatever the clock says. */
  at: z.string(),
  /** Identifies the writer, so that a retried write recognizes its own earlier success. */
  mark: z.string(),
  previous: z.string(),
  hash: z.string(),
};
