import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from "jose";
import * as z from "zod";

const PrivateKey = z.looseObject({
  kty: z.literal("RSA"),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

type PrivateKey = z.infer<typeof PrivateKey>;

/** The signing key from the file, created on first use; without a file the key only lasts until exit. */
export async function signingKey(file: string | undefined) {
  const jwk = (file && (await stored(file))) || (await fresh(file));
  const { kty, n, e } = jwk;
  const kid = await calculateJwkThumbprint({ kty, n, e });
  return {
    kid,
    sign: await importJWK(jwk, "RS256"),
    jwks: { keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] },
  };
}

async function stored(file: string): Promise<PrivateKey | undefined> {
  try {
    return PrivateKey.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw error;
  }
}

async function fresh(file: string | undefined): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = PrivateKey.parse(await exportJWK(privateKey));
  if (!file) return jwk;

  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(jwk), { mode: 0o600 });
  await rename(draft, file);
  return jwk;
}
