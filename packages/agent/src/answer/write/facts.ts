import type * as z from "zod";
import { listed } from "../format.ts";
import type { Facts } from "../looked-up.ts";
import { type Looked, type Reply, reply } from "../reply.ts";

/** General education; a topic that is not on file is said so and cites nothing. */
export function writeFacts(looked: Looked<z.infer<typeof Facts>>): Reply {
  const { found, snippet, available } = looked.data;
  if (!found || snippet === null) {
    const text = `There is no text on file about this. Topics on file: ${listed(available)}.`;
    return { text, calculated: [], sources: [], certainty: 0.8 };
  }
  return reply(`${snippet}\n\nThis is general education, not a ruling on anybody's case.`, [
    looked,
  ]);
}
