import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const texts = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);

/** The matches of a pattern in all documents, with the document. */
const found = (pattern: RegExp): [file: string, what: string][] =>
  texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, what = ""]): [string, string] => [file, what]),
  );

test("every link has a target", () => {
  const links = [...found(/\]\((?!https?:|#)([^)#]+)/g), ...found(/(?:src|srcset)="([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([file, to]) => !existsSync(join(root, dirname(file), to)))).toEqual([]);
});

test("every file that is named exists", () => {
  const paths = found(
    /`((?:packages|test|infra|stacks|docs|examples|\.ci|\.github)\/[\w./-]+\w\/?)`/g,
  );
  expect(paths.length).toBeGreaterThan(20);
  const written = paths.filter(([, path]) => !path.includes("/dist/"));
  expect(written.filter(([, path]) => !existsSync(join(root, path)))).toEqual([]);
});

test("every command that is shown exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = found(/npm run (?:-s )?([\w:]+)(?= |`|$)/gm).filter(
    ([, name]) => name !== "build",
  );
  expect(commands.filter(([, name]) => !(name in scripts))).toEqual([]);
});

test("the words and the rules fit on a screen each", () => {
  const rows = (name: string) =>
    readFileSync(join(root, name), "utf8").match(/^\| (?!Word|To add)/gm)?.length ?? 0;
  expect(rows("CONTEXT.md")).toBeLessThanOrEqual(40);
  expect(rows("AGENTS.md")).toBeLessThanOrEqual(15);
});
