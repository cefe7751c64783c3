import { Chart } from "@advisor/protocol/chart";
import * as z from "zod";
import { askedBack } from "./asked-back.ts";
import { callsOf, type Message, resultOf, sourcesOf, textOf } from "./message.ts";

const Drawn = z.object({ chart: Chart });

/** What the results that an answer cites look like. A question back has no result to draw. */
export function chartsOf(message: Message): Chart[] {
  if (askedBack(textOf(message)) !== undefined) return [];
  const cited = new Set(sourcesOf(message).map(({ source_id }) => source_id));
  return callsOf(message).flatMap((call) => {
    const result = resultOf(call);
    if (result === undefined || !cited.has(result.source_id)) return [];
    return Drawn.safeParse(result.data).data?.chart ?? [];
  });
}
