import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { expect, inject, test } from "vitest";

const root = new URL("../../", import.meta.url);

/** Extension points of the product; each must have an example in its doc comment. */
const extensionPoints = [
  "packages/adapters/src/market/http/provider-http.ts",
  "packages/agent/src/context/source.ts",
  "packages/agent/src/model/model.ts",
  "packages/domain/src/note.ts",
  "packages/protocol/src/view.ts",
  "packages/query/src/book/measures.ts",
  "packages/tools/src/define-tool.ts",
];

/** The lines after `@example` in a doc comment, up to the next tag or the end. */
const examplesOf = (source: string): string[] =>
  [...source.matchAll(/^[ \t]*\* @example\n((?:[ \t]*\*(?! @|\/).*\n)+)/gm)].map(([, lines = ""]) =>
    lines.replace(/^[ \t]*\* ?/gm, ""),
  );

const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
  readFileSync(new URL(file, root), "utf8").includes("* @example"),
);

test("every extension point has an example", () => {
  expect(files.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(extensionPoints);
});

test.each(files)("the example of %s runs without a failed assertion", async (file) => {
  const examples = examplesOf(readFileSync(new URL(file, root), "utf8"));
  expect(examples).not.toEqual([]);
  for (const [nth, example] of examples.entries()) {
    expect(example, "an example ends by comparing what it shows").toContain("assert.deepEqual(");
    const { code } = await transform(`import assert from "node:assert/strict";\n${example}`, {
      loader: "ts",
      format: "esm",
    });
    const path = join(inject("runFolder"), `example-${file.replaceAll("/", "-")}-${nth}.mjs`);
    await writeFile(path, code);
    await import(pathToFileURL(path).href);
  }
});

test("a wrong example is detected", async () => {
  const [example = ""] = examplesOf(
    "/**\n * Adds.\n *\n * @example\n * assert.deepEqual(1 + 1, 3);\n */\nexport const a = 1;\n",
  );
  expect(example).toBe("assert.deepEqual(1 + 1, 3);\n");
  const path = join(inject("runFolder"), "example-wrong.mjs");
  await writeFile(path, `import assert from "node:assert/strict";\n${example}`);
  await expect(import(pathToFileURL(path).href)).rejects.toThrow("3");
});
