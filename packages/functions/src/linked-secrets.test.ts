import { createCipheriv, randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withSecrets } from "./linked-secrets.ts";

const key = randomBytes(32);

/** Encrypts links as SST does for a function. */
function sealed(links: object): Record<string, string> {
  const cipher = createCipheriv("aes-256-gcm", key, Buffer.alloc(12));
  const text = Buffer.concat([cipher.update(JSON.stringify(links)), cipher.final()]);
  const file = join(mkdtempSync(join(tmpdir(), "links-")), "resource.enc");
  writeFileSync(file, Buffer.concat([text, cipher.getAuthTag()]));
  return { SST_KEY: key.toString("base64"), SST_KEY_FILE: file };
}

test("a linked secret is read under the name of its variable", () => {
  const env = sealed({
    FmpApiKey: { type: "sst.sst.Secret", value: "k1" },
    OpenaiApiKey: { type: "sst.sst.Secret", value: "k2" },
    App: { name: "advisor-copilot", stage: "dev" },
  });
  expect(withSecrets({ ...env, LOG_LEVEL: "INFO" })).toEqual({
    ...env,
    LOG_LEVEL: "INFO",
    FMP_API_KEY: "k1",
    OPENAI_API_KEY: "k2",
  });
});

test("without linked secrets the variables are unchanged", () => {
  const env = { FMP_API_KEY: "mine" };
  expect(withSecrets(env)).toBe(env);
});

test("a wrong key decrypts nothing, and a missing file is reported at startup", () => {
  const env = sealed({ FmpApiKey: { value: "k1" } });
  const other = { ...env, SST_KEY: randomBytes(32).toString("base64") };
  expect(() => withSecrets(other)).toThrow();
  expect(() => withSecrets({ ...env, SST_KEY_FILE: `${env.SST_KEY_FILE}.gone` })).toThrow("ENOENT");
});
