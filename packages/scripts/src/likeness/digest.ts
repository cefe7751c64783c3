import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { golden } from "../golden/golden.ts";
import type { Golden } from "../golden/question.ts";

/** Changes with every question that the tables are learned from, and with what it is to be read as. */
export function digest(): string {
  const hash = createHash("sha256");
  for (const name of ["../utterances/", "../parting/known/", "../following/known/"]) {
    const folder = new URL(name, import.meta.url);
    for (const file of readdirSync(folder).sort()) {
      hash.update(file).update(readFileSync(new URL(file, folder)));
    }
  }
  return hash.update(JSON.stringify(golden.map(learned))).digest("hex");
}

/** The figures of an answer are not learned. */
const learned = (one: Golden) =>
  one.door === "answers" ? [one.question, one.after, one.intents, one.fault] : [one.question];
