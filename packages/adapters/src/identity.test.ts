import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTokenVerifier } from "./identity.ts";

const issuer = "https://issuer.example";
const [own, stranger] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
const keys = createLocalJWKSet({ keys: [await exportJWK(own.publicKey)] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => openTokenVerifier({ issuer, audiences: ["copilot"], claim: "sub", keys });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

const signed = (secondsLeft = 600, { privateKey } = own): Promise<string> =>
  new SignJWT({ sub: "adv_1", aud: "copilot", iss: issuer })
    .setProtectedHeader({ alg: "ES256" })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + secondsLeft)
    .sign(privateKey);

const refused = { code: "unauthenticated" };

test("a token's signature is checked once a minute", async () => {
  const checked = vi.spyOn(crypto.subtle, "verify");
  const verify = open();
  const token = `Bearer ${await signed()}`;
  for (const _ of [1, 2, 3]) expect(await verify(token)).toEqual({ id: "adv_1", scopes: [] });
  expect(checked).toHaveBeenCalledTimes(1);
  later(60);
  await verify(token);
  expect(checked).toHaveBeenCalledTimes(2);
});

test("a token that was accepted is refused as soon as it has expired", async () => {
  const verify = open();
  const token = `Bearer ${await signed(-30)}`;
  await verify(token);
  later(31);
  await expect(verify(token)).rejects.toMatchObject(refused);
});

test("an accepted token lends nothing to one with the same claims", async () => {
  const verify = open();
  await verify(`Bearer ${await signed()}`);
  await expect(verify(`Bearer ${await signed(600, stranger)}`)).rejects.toMatchObject(refused);
});

test("a thousand tokens are remembered, and the oldest is forgotten first", async () => {
  const verify = open();
  const tokens = await Promise.all(Array.from({ length: 1_001 }, () => signed()));
  for (const token of tokens) await verify(`Bearer ${token}`);
  const checked = vi.spyOn(crypto.subtle, "verify");
  await verify(`Bearer ${tokens.at(1)}`);
  expect(checked).toHaveBeenCalledTimes(0);
  await verify(`Bearer ${tokens.at(0)}`);
  expect(checked).toHaveBeenCalledTimes(1);
});
