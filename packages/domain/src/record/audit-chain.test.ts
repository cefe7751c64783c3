import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ChainCheck,
  canonicalJson,
  checkNext,
  entryHash,
  genesis,
  skipUnreadable,
  uncheckedChain,
  verdictOf,
  verifyEntries,
} from "./audit-chain.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

function chain(entries: object[]): { hash: string; previous: string }[] {
  let previous = genesis;
  return entries.map((entry) => {
    const linked = { ...entry, previous, hash: entryHash(entry, previous, digest) };
    previous = linked.hash;
    return linked;
  });
}

const three = chain([
  { seq: 1, kind: "prompt", text: "How much cash?" },
  { seq: 2, kind: "call", input: { symbol: "AAPL", limit: 5 } },
  { seq: 3, kind: "answer", text: "11,990.10" },
]);

describe("canonical", () => {
  test("writes keys in order, at every depth, without whitespace", () => {
    expect(canonicalJson({ b: [{ z: 1, a: "é\n" }], a: null, 10: true, 9: 0.1 })).toBe(
      '{"10":true,"9":0.1,"a":null,"b":[{"a":"é\\n","z":1}]}',
    );
  });

  test("drops undefined keys and writes what JSON would", () => {
    expect(
      canonicalJson({ gone: undefined, list: [undefined], at: new Date(0), n: Number.NaN }),
    ).toBe('{"at":"1970-01-01T00:00:00.000Z","list":[null],"n":null}');
    expect([canonicalJson(undefined), canonicalJson("a"), canonicalJson(1e21)]).toEqual([
      "null",
      '"a"',
      "1e+21",
    ]);
  });

  test("writes what says itself what its JSON is as JSON does", () => {
    const value = { bytes: Buffer.from([0, 255]), list: [new Date(0)] };
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  test("keeps a __proto__ key as plain data", () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"b":1,"a":2}}'))).toBe(
      '{"__proto__":{"a":2,"b":1}}',
    );
  });

  test("does not depend on the order in which keys were written", () => {
    return fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test("survives parsing", () => {
    return fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("link", () => {
  test("is the digest of the canonical {previous, entry}", () => {
    expect(entryHash({ b: 1, a: 2 }, "p", (text) => text)).toBe(
      '{"entry":{"a":2,"b":1},"previous":"p"}',
    );
  });
});

describe("verify", () => {
  test("finds an unchanged chain valid and returns its head", () => {
    expect(verifyEntries(three, digest)).toEqual({ valid: true, length: 3, head: three[2]?.hash });
    expect(verifyEntries([], digest)).toEqual({ valid: true, length: 0, head: genesis });
  });

  test("accepts keys in another order", () => {
    expect(
      verifyEntries(three.map((entry) => reversed(entry)) as typeof three, digest),
    ).toMatchObject({
      valid: true,
    });
  });

  test("finds the first entry that was edited", () => {
    const edited = three.with(1, Object.assign({}, three[1], { kind: "result" }));
    expect(verifyEntries(edited, digest)).toEqual({ valid: false, length: 3, at: 1 });
  });

  test("finds an edited entry with a recomputed hash, at the next entry", () => {
    const rehashed = chain([{ seq: 1, kind: "prompt", text: "Something else" }]);
    expect(verifyEntries([...rehashed, ...three.slice(1)], digest)).toMatchObject({
      valid: false,
      at: 1,
    });
  });

  test("finds a removed, a swapped and an inserted entry", () => {
    const [first, second, third] = three;
    if (!first || !second || !third) throw new Error("three entries");
    expect([
      verifyEntries([second, third], digest),
      verifyEntries([first, third], digest),
      verifyEntries([first, third, second], digest),
      verifyEntries([first, first, second, third], digest),
    ]).toEqual([
      { valid: false, length: 2, at: 0 },
      { valid: false, length: 2, at: 1 },
      { valid: false, length: 3, at: 1 },
      { valid: false, length: 4, at: 1 },
    ]);
  });

  test("shows a cut-off end by a different head", () => {
    expect(verifyEntries(three.slice(0, 2), digest)).toEqual({
      valid: true,
      length: 2,
      head: three[1]?.hash,
    });
  });

  test("finds any entry with an added field", () => {
    return fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom("a", "b", "c"), fc.jsonValue()), { minLength: 1 }),
        fc.nat(),
        (entries, pick) => {
          const linked = chain(entries);
          const at = pick % linked.length;
          const changed = linked.with(at, Object.assign({}, linked[at], { added: true }));
          expect([verifyEntries(linked, digest).valid, verifyEntries(changed, digest)]).toEqual([
            true,
            { valid: false, length: linked.length, at },
          ]);
        },
      ),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)]));
}

describe("an entry that cannot be read", () => {
  const gap = { seq: 2, digest: "bytes", hash: "unknown" };
  const repair = (seq: number, named: string) => ({
    seq: 4,
    body: { kind: "repaired", entries: [{ seq, digest: named }] },
  });

  /** A chain of three entries whose second is unreadable, followed by its repair entry. */
  const verdict = (last: object, lost = gap) => {
    const all = chain([{ seq: 1 }, { seq: 2 }, { seq: 3 }, last]);
    const checked = all.reduce<ChainCheck>(
      (before, entry, at) =>
        at === 1 ? skipUnreadable(before, lost) : checkNext(before, entry, digest),
      uncheckedChain,
    );
    return verdictOf(checked);
  };

  test("breaks the chain until a later entry acknowledges it by index and digest", () => {
    expect(verdict({ seq: 4 })).toEqual({ valid: false, length: 4, at: 1 });
    expect(verdict(repair(2, "bytes"))).toMatchObject({ valid: true, length: 4, unreadable: 1 });
  });

  test("is not excused by the acknowledgment of another entry", () => {
    expect(verdict(repair(3, "bytes"))).toMatchObject({ valid: false, at: 1 });
    expect(verdict(repair(2, "other"))).toMatchObject({ valid: false, at: 1 });
    expect(verdict(repair(2, "bytes"), { ...gap, digest: "put in its place" })).toMatchObject({
      valid: false,
      at: 1,
    });
  });

  test("excuses no other entry", () => {
    const [first, , third, fourth] = chain([
      { seq: 1 },
      { seq: 2 },
      { seq: 3 },
      repair(2, "bytes"),
    ]);
    if (first === undefined || third === undefined || fourth === undefined) throw new Error("four");
    const changed = [{ ...third, seq: 9 }, fourth];
    const before = skipUnreadable(checkNext(uncheckedChain, first, digest), gap);
    const checked = changed.reduce<ChainCheck>((so, entry) => checkNext(so, entry, digest), before);
    expect(verdictOf(checked)).toMatchObject({ valid: false, at: 1 });
    expect(checked.broken).toEqual({ at: 2, why: "content" });
  });
});
