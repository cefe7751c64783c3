import * as z from "zod";

/** The exchange's id of an instrument. Models write it as a number or as text. */
export const SecurityId = z
  .union([
    z.int().min(0).max(999_999_999_999),
    z
      .string()
      .trim()
      .regex(/^\d{1,12}$/, "must be digits only"),
  ])
  .transform(String);
