import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { identifierToWords } from "@advisor/domain/text/display";
import { modelForm } from "@advisor/query/schema/model-form";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { catalog } from "./catalog.gen.ts";
import { queryForm } from "./query-form.gen.ts";

const files = readdirSync(new URL("catalog/", import.meta.url), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
const written = readFileSync(new URL("catalog.gen.ts", import.meta.url), "utf8");
const camel = (file: string): string =>
  basename(file).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("the catalog", () => {
  it("has the current schema of a query", () => {
    expect(queryForm, "run npm run catalog").toEqual(modelForm());
  });

  it("lists the files of its folder", () => {
    const imports = files.map((file) => `import { ${camel(file)} } from "./catalog/${file}.ts";`);
    const names = files.map((file) => `  ${camel(file)},`);
    expect(written, "run npm run catalog").toBe(
      `// Written by \`npm run catalog\`.
${imports.join("\n")}
import type { DefinedTool } from "./tool.ts";

export const catalog: readonly DefinedTool[] = [
${names.join("\n")}
];
`,
    );
  });

  it("names each tool after its file", () => {
    const names = catalog.map(({ name }) => name);
    expect(names, "run npm run catalog").toEqual(
      files.map((file) => basename(file).replaceAll("-", "_")),
    );
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

describe.each(catalog.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
  const schema = z.toJSONSchema(tool.input, { io: "input" });

  it("describes its result to the model in a sentence or two", () => {
    expect(tool.description).toMatch(/^[A-Z].{20,500}\.$/);
  });

  it("has a name as a source", () => {
    expect(tool.reads).toMatch(/^[A-Z]/);
    expect(tool.reads).not.toBe(identifierToWords(tool.name));
  });

  it("takes an object, and describes each argument", () => {
    expect(schema.type).toBe("object");
    for (const [name, argument] of Object.entries(schema.properties ?? {})) {
      expect(typeof argument === "object" && argument.description, name).toMatch(/^[A-Z].{3,}/);
    }
  });

  it("has a deadline within the turn's", () => {
    expect(tool.cost.seconds).toBeGreaterThan(0);
    expect(tool.cost.seconds).toBeLessThanOrEqual(60);
    expect(tool.cost.usd).toBeGreaterThanOrEqual(0);
  });
});
