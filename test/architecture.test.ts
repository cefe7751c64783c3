import { expect, test } from "vitest";
import { breaches } from "./architecture/rules.ts";
import { sources, top } from "./architecture/tree.ts";

const allowed = [
  ...["packages", "infra", "stacks", "test", "docs", "examples"],
  ...[
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "biome.json",
    "knip.json",
    "renovate.json",
  ],
  ...["sst.config.ts", "vitest.config.ts"],
  ...["README.md", "CONTEXT.md", "AGENTS.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"],
];

test("the repository follows its import rules", () => {
  const all = sources();
  expect(all.length).toBeGreaterThan(300);
  expect(breaches(all)).toEqual([]);
});

test("the top level contains only known folders and configuration files", () => {
  expect(top().filter((name) => !allowed.includes(name))).toEqual([]);
});
