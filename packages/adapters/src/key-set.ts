import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { json } from "node:stream/consumers";
import { Fault } from "@advisor/domain/fault";
import type { Clock } from "@advisor/domain/world";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import * as z from "zod";

export type KeySet = JWTVerifyGetKey;

const freshMs = 600_000;
const cooldownMs = 30_000;
const timeoutMs = 5_000;

const Keys = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

interface CachedKeys {
  keys: ReturnType<typeof createLocalJWKSet>;
  at: number;
}

/**
 * The issuer's public keys, cached for ten minutes. An unknown key id triggers a refresh at most
 * every thirty seconds. While the issuer is down, the cached keys stay in use.
 */
export function remoteKeySet(url: string, clock: Clock): KeySet {
  let held: CachedKeys | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function read(): Promise<void> {
    const keys = Keys.parse(await getJson(url)) as JSONWebKeySet;
    held = { keys: createLocalJWKSet(keys), at: clock.now() };
  }

  /** Runs one refresh at a time and none during the cooldown after the last one. */
  async function refresh(): Promise<void> {
    if (asking === undefined && clock.now() - asked < cooldownMs) return;
    asked = clock.now();
    asking ??= read().finally(() => {
      asking = undefined;
    });
    await asking.catch((cause: unknown) => {
      if (held === undefined) throw unreachable(cause);
    });
  }

  return async (header, token) => {
    if (held === undefined || clock.now() - held.at > freshMs) await refresh();
    if (held === undefined) throw unreachable(undefined);
    try {
      return await held.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh();
      return held.keys(header, token);
    }
  };
}

/** `fetch` costs a new process 5 ms more: its other calls use `node:http`. A redirect fails too. */
async function getJson(url: string): Promise<unknown> {
  const get = url.startsWith("https:") ? getHttps : getHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { signal }, resolve).once("error", reject);
  });
  if (response.statusCode === 200) return json(response);
  response.destroy();
  throw new Error(`the key set answered ${response.statusCode}`);
}

const unreachable = (cause: unknown): Fault =>
  new Fault(
    "busy",
    "identity_unavailable",
    "The sign-in service does not answer. Try again in a moment.",
    { cause },
  );
