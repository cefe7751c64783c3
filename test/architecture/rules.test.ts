import { describe, expect, test } from "vitest";
import { breaches } from "./rules.ts";

const declaring = (name: string, ...dependencies: string[]) => ({
  path: `packages/${name}/package.json`,
  source: JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((one) => [one, "*"])),
  }),
});

const building = `const a = \`CON#${"$"}{id}\`;`;

const file = (name: string, next: string, type = "") => ({
  path: `packages/${name}.ts`,
  source: `import ${type}{ a } from "./${next}.ts";`,
});

/** The breaches of one file that its package declares everything for. */
const breachesOf = (path: string, source: string) => {
  const name = path.split("/")[1] ?? "";
  const names = [...source.matchAll(/["']((?:@[\w-]+\/)?[\w-]+)/g)].map((found) => found[1] ?? "");
  return breaches([declaring(name, ...names), { path, source }]);
};

describe("a planted violation is found", () => {
  test.each([
    ["agent/src/x.ts", `import { a } from "@advisor/adapters/a";`, "may not import adapters"],
    [
      "domain/src/x.ts",
      `import type * as A from "@advisor/protocol/a";`,
      "may not import protocol",
    ],
    ["agent/src/x.ts", `import { a } from "@advisor/client/a";`, "may not import client"],
    ["client/src/x.ts", `import { a } from "@advisor/tools/a";`, "may not import tools"],
    ["web/src/x.tsx", `import { a } from "@advisor/agent/a";`, "may not import agent"],
    ["scripts/src/x.ts", `import { a } from "@advisor/functions/a";`, "may not import functions"],
    ["agent/src/x.ts", `import { a } from "@advisor/nowhere/a";`, "may not import nowhere"],
    [
      "agent/src/x.ts",
      `import { a } from "@advisor/agent/a";`,
      "reaches agent by @advisor/agent/a",
    ],
    [
      "agent/src/x.ts",
      `export * from "../../domain/src/a.ts";`,
      "reaches domain by ../../domain/src/a.ts",
    ],
    ["agent/src/x.ts", `const a = await import("@advisor/local/a");`, "may not import local"],
    ["domain/src/x.ts", `import { a } from "node:fs";`, "must run in a browser and uses node:fs"],
    ["client/src/x.ts", `const a = Buffer.from("");`, "must run in a browser and uses Buffer"],
    ["protocol/src/x.ts", `const a = process.pid;`, "must run in a browser and uses process"],
    ["tools/src/x.ts", `import { A } from "@aws-sdk/client-s3";`, "may not import aws-sdk"],
    ["functions/src/x.ts", `import { Hono } from "hono";`, "may not import hono"],
    ["adapters/src/x.ts", `import { a } from "@hono/node-server";`, "may not import hono"],
    ["terminal/src/x.ts", `import { a } from "react";`, "may not import React"],
    ["functions/src/x.ts", `import { Resource } from "sst";`, "may not import sst"],
    [
      "agent/src/x.ts",
      `import { catalog } from "@advisor/tools/catalog.gen";`,
      "may not import the catalog",
    ],
    [
      "adapters/src/x.ts",
      `import { catalog } from "@advisor/tools/catalog.gen";`,
      "may not import the catalog",
    ],
    ["adapters/src/x.ts", "const a = process.env.A;", "may not read the environment"],
    ["functions/src/api/x.ts", "const a = process.env;", "may not read the environment"],
    ["terminal/src/x.ts", "const a = process.env;", "may not read the environment"],
    ["terminal/src/x.ts", `import { a } from "@advisor/agent/a";`, "may not import agent"],
    ["adapters/src/x.ts", building, "builds a key of the table"],
    ["functions/src/x.ts", `const a = { pk: "SEED" };`, "builds a key of the table"],
    ["adapters/src/x.ts", `const a = "HH#" + id;`, "builds a key of the table"],
    ["agent/src/x.ts", `${"\n".repeat(300)}a`, "has 301 lines, more than 300"],
    ["agent/src/x.test.ts", `${"\n".repeat(300)}a`, "has 301 lines, more than 300"],
  ])("packages/%s with %j", (path, source, fault) => {
    expect(breachesOf(`packages/${path}`, source)).toEqual([`packages/${path}: ${fault}`]);
  });

  test("a dependency that is not declared", () => {
    const file = { path: "packages/agent/src/x.ts", source: `import * as z from "zod";` };
    expect(breaches([declaring("agent", "ulid"), file])).toEqual([
      "packages/agent/src/x.ts: imports zod, which its package does not declare",
    ]);
  });

  test("files that import each other", () => {
    const round = [file("agent/src/a", "b"), file("agent/src/b", "c"), file("agent/src/c", "a")];
    expect(breaches(round)).toEqual([
      "packages/agent/src/a.ts: imports itself by packages/agent/src/b.ts, packages/agent/src/c.ts, packages/agent/src/a.ts",
    ]);
  });

  test("files that import types of each other, except in packages that still have such cycles", () => {
    const round = (name: string) => [
      file(`${name}/src/a`, "b"),
      file(`${name}/src/b`, "a", "type "),
    ];
    expect(breaches(round("agent"))).toEqual([
      "packages/agent/src/a.ts: imports itself by packages/agent/src/b.ts, packages/agent/src/a.ts",
    ]);
    expect(breaches(round("query"))).toEqual([]);
  });

  test("a folder of too many files, not counting tests", () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => [
        { path: `packages/agent/src/turn/x${at}.ts`, source: "" },
        { path: `packages/agent/src/turn/x${at}.test.ts`, source: "" },
      ]).flat();
    expect(breaches(files(25))).toEqual([]);
    expect(breaches(files(26))).toEqual(["packages/agent/src/turn: has 26 files, more than 25"]);
  });

  test("infra that imports infra or depends on the stage", () => {
    const source = `import { bus } from "./bus.ts";\nconst name = $app.stage;`;
    expect(breaches([{ path: "infra/table.ts", source }])).toEqual([
      "infra/table.ts: may not import infra ./bus.ts",
      "infra/table.ts: may not ask for the stage",
    ]);
    expect(breaches([{ path: "stacks/data.ts", source }])).toEqual([]);
  });
});

describe("allowed imports are accepted", () => {
  test.each([
    ["local/src/x.ts", `import { Hono } from "hono";\nimport { A } from "@aws-sdk/client-s3";`],
    ["local/src/x.ts", `import { catalog } from "@advisor/tools/catalog.gen";`],
    ["adapters/src/x.ts", `import { A } from "@aws-sdk/client-s3";\nconst a = Buffer.from("");`],
    ["functions/src/runtime.ts", "const a = process.env;"],
    ["terminal/src/bin.ts", "const a = process.env;"],
    ["adapters/src/dynamo/keys.ts", building],
    ["client/src/x.ts", `import { a } from "@advisor/protocol/a";\nimport b from "./b.ts";`],
    ["agent/src/x.ts", `${"\n".repeat(299)}a`],
  ])("packages/%s with %j", (path, source) => {
    expect(breachesOf(`packages/${path}`, source)).toEqual([]);
  });
});
