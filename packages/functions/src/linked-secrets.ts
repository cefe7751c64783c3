import { createDecipheriv } from "node:crypto";
import { readFileSync } from "node:fs";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Adds the secrets that SST links to a function. SST stores them in an encrypted file beside the
 * function's code, with its key in SST_KEY. FmpApiKey becomes FMP_API_KEY.
 */
export function withSecrets(env: Variables): Variables {
  const { SST_KEY: key, SST_KEY_FILE: file } = env;
  if (!key || !file) return env;
  const links = Object.entries(JSON.parse(decrypted(readFileSync(file), key)));
  const secrets = links.flatMap(([name, link]) => {
    const { value } = Object(link) as { value?: unknown };
    return typeof value === "string" ? [[variableOf(name), value]] : [];
  });
  return { ...Object.fromEntries(secrets), ...env };
}

const variableOf = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();

/**
 * Decrypts AES-256-GCM with the tag at the end, as SST encrypts it. Each deployment has its own
 * key.
 */
function decrypted(sealed: Buffer, key: string): string {
  const cipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), Buffer.alloc(12));
  cipher.setAuthTag(sealed.subarray(-16));
  return cipher.update(sealed.subarray(0, -16), undefined, "utf8") + cipher.final("utf8");
}
