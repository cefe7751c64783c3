import type { Tool } from "@advisor/tools/tool";

/** Unexpected values for any argument, with a name for the test's message. */
export const values: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  "a negative number": -1,
  "a fraction": 1.5,
  "a huge number": 1e308,
  "an empty list": [],
  "a list of lists": [[["AAPL"]]],
  "an object": { toString: "AAPL", length: 1 },
  "a prototype": JSON.parse('{"__proto__":{"symbol":"AAPL"},"constructor":{"prototype":{}}}'),
  "a megabyte": "A".repeat(1_000_000),
  blank: " \t\n",
  SQL: "'; DROP TABLE households; --",
  "an expression of the store": "#pk = :pk OR attribute_exists(advisor_id)",
  "a key of the store": "HH#hh_d5",
  "a path": "../../../../etc/passwd",
  "a foreign household": "hh_d5",
  "a template": "{{7*7}} <%= secret %> #{secret}",
  "a NUL": "AAPL\u0000",
  "wide letters": "ＡＡＰＬ",
  "right to left": "\u202eLPAA\u2066",
  "half a character": "\ud800",
  "many marks": `A${"\u0301".repeat(500)}`,
};

/** Arguments that are not an object with the right fields. */
const wholes: Readonly<Record<string, unknown>> = {
  ...values,
  "another household's id": { household_id: "hh_d5", advisor_id: "adv_south" },
  "a session": { session: { advisor_id: "adv_south", household_id: "hh_d5" } },
};

/** Valid arguments of the tool, with one of them replaced by each value. */
export const hostileArguments = (tool: Tool): Case[] =>
  namesOf(tool).flatMap((argument) => Object.keys(values).map(replaced(tool, argument)));

/** The same, but each value is used only once. */
export const eachValueOnce = (tool: Tool): Case[] => {
  const names = namesOf(tool);
  return Object.keys(values).flatMap((value, nth) => {
    const argument = names[nth % names.length];
    return argument === undefined ? [] : [replaced(tool, argument)(value)];
  });
};

/** Arguments that are one of the wholes. */
export const whole: Case[] = Object.entries(wholes).map(([name, input]) => ({
  name: `all of it is ${name}`,
  input,
}));

/**
 * Every third of the cases. Three neighboring tools have different thirds, so what all tools share, the
 * way to them, is tried with every case by a third of them.
 */
export const third = (cases: readonly Case[], place: number): Case[] =>
  cases.filter((_, nth) => nth % 3 === place % 3);

interface Case {
  name: string;
  input: unknown;
}

const namesOf = (tool: Tool): string[] => Object.keys(tool.schema.properties ?? {});

const replaced =
  (tool: Tool, argument: string) =>
  (value: string): Case => ({
    name: `${argument} is ${value}`,
    input: { ...tool.example, [argument]: values[value] },
  });
