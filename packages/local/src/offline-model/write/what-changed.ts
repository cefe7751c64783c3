import { changesText } from "@advisor/agent/ask/changes-words";
import { Info } from "@advisor/domain/portfolio/changes";
import { cite, writer } from "./writer.ts";

/** Uses the wording of the answers door. */
export const whatChanged = writer(
  Info,
  (changes, input) => `${changesText(changes)} ${cite(input)}`,
);
