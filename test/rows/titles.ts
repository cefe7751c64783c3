import { readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);
/** What stands behind `test(`, `it(` or `describe(`, or behind the list of a test of many cases. */
const called =
  /(?:\b(?:test|it|describe)(?:\.concurrent)?|[\])])\(\s*(["`])((?:\\.|(?!\1)[^\\])*)\1,/gs;
/** The name of a rule, which is the name of a test for each stage. */
const ruled = /^ {2}"([^"]+)": \(/gm;

/** The titles of the tests, or the names of the rules, that a file of the repository has. */
export async function titlesOf(file: string): Promise<Set<string>> {
  const source = await readFile(new URL(file, root), "utf8");
  const rules = file.startsWith("test/infra/rules/");
  const found = [...source.matchAll(rules ? ruled : called)];
  return new Set(found.map((match) => match.at(-1) ?? ""));
}
