import * as z from "zod";

/** How an answer counts. Unknown is a valid verdict, with its reason. */
export const Verdict = z.enum(["positive", "negative", "unknown"]);
export type Verdict = z.infer<typeof Verdict>;

/** The confidence of an answer: 1 up to 60%, 2 up to 79%, 3 from 80% on. */
export const Confidence = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Confidence = z.infer<typeof Confidence>;
