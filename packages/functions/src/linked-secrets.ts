import { createDecipheriv } from "node:crypto";
import { readFileSync } from "node:fs";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables with the secrets that SST links to a function: they lie encrypted beside its code, under
 * SST_KEY, and are never variables of the function. FmpApiKey is what is read as FMP_API_KEY.
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

/** As SST encrypts it: AES-256-GCM, the tag behind the text. A key is for one deployment's file alone. */
function decrypted(sealed: Buffer, key: string): string {
  const cipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), Buffer.alloc(12));
  cipher.setAuthTag(sealed.subarray(-16));
  return cipher.update(sealed.subarray(0, -16), undefined, "utf8") + cipher.final("utf8");
}
