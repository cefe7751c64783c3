import { readFileSync } from "node:fs";
import { modelProviderNames } from "@advisor/adapters/model/providers.gen";
import { openModel, openSpendingFor, openStores } from "@advisor/functions/runtime";
import { setDefaults } from "@advisor/local/settings";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
});

const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
const known = modelProviderNames.map((name) => `"${name}"`).join(", ");
const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];

test(".env.example works as it is: an empty variable counts as unset", () => {
  expect(lines.length).toBeGreaterThan(40);
  for (const [, name = "", value = ""] of lines) vi.stubEnv(name, value);
  const stores = openStores();
  expect([openModel(stores).id, openSpendingFor({ id: "offline" }).limits.turns_at_once]).toEqual([
    "offline",
    3,
  ]);
  setDefaults();
  expect([process.env.TODAY, process.env.AWS_REGION, process.env.OIDC_ISSUER]).toEqual([
    "2026-11-21",
    "us-east-1",
    undefined,
  ]);
});

test.each([
  [
    { MODEL_PROVIDER: "openi" },
    `The environment is not valid: MODEL_PROVIDER must be one of ${known}. See .env.example.`,
  ],
  [
    { MODEL_PROVIDER: "openai", MODEL_ID: "x", OPENAI_BASE_URL: "localhost:11434/v1" },
    "The environment is not valid: OPENAI_BASE_URL must be an address such as https://example.com. See .env.example.",
  ],
  [
    { MODEL_PROVIDER: "openai" },
    "The environment is not valid: MODEL_ID is not set. See .env.example.",
  ],
])("a wrong setting is refused before anything is asked: %o", (environment, message) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(() => openModel(openStores())).toThrow(message);
});
