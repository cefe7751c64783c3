import { readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);
/** Matches the title in `test(`, `it(` or `describe(`, also with a list of cases. */
const called =
  /(?:\b(?:test|it|describe)(?:\.concurrent)?|[\])])\(\s*(["`])((?:\\.|(?!\1)[^\\])*)\1,/gs;
/** The name of a rule, which is a test's name for each stage. */
const ruled = /^ {2}"([^"]+)": \(/gm;

/** The titles of the tests, or the names of the rules, in a file. */
export async function titlesOf(file: string): Promise<Set<string>> {
  const source = await readFile(new URL(file, root), "utf8");
  const rules = file.startsWith("test/infra/rules/");
  const found = [...source.matchAll(rules ? ruled : called)];
  return new Set(found.map((match) => match.at(-1) ?? ""));
}
