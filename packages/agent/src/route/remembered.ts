import * as z from "zod";
import type { RoutedPart } from "./routed.ts";

const Part = z.looseObject({
  intent: z.string(),
  params: z.looseObject({}),
  confidence: z.number(),
  assumed: z.array(z.string()),
  text: z.string(),
});

/** The part that a session was last about, as it was stored; undefined for anything else. */
export const remembered = (stored: unknown): RoutedPart | undefined =>
  Part.safeParse(stored).success ? (stored as RoutedPart) : undefined;
