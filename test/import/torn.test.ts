import { afterAll, afterEach, expect, test } from "vitest";
import { type Meddle, refusal } from "../store/proxy.ts";
import { lost, onNth, openTestStore } from "../store/test-store.ts";
import { apply, draftOf, household, writerOf } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);
afterEach(store.calm);

const writes = ["PutItem", "UpdateItem"];
/** Long names fill several parts with few holdings. */
const name = "Total Bond Market ETF".padEnd(200, ".");
const version = (id: string, quantity: string) => {
  const one = JSON.parse(JSON.stringify(household()).replaceAll("rivers", id));
  const holdings = Array.from({ length: 1_300 }, (_, n) => ({
    ...one.holdings[2],
    name,
    symbol: `S${n}`,
    quantity,
  }));
  return draftOf({ ...one, holdings });
};
const quantities = async (id: string) =>
  new Set((await store.households.snapshot(`hh_${id}`))?.holdings.map((one) => one.quantity));

/** The store fails from the nth write on. */
const goneFrom = (nth: number): Meddle => {
  let seen = 0;
  return async (call, forward) => {
    if (writes.includes(call.operation)) seen += 1;
    return seen >= nth && writes.includes(call.operation) ? "cut" : forward();
  };
};

test("an import interrupted at any write leaves the old or the new household, and can be repeated", async () => {
  await apply(store, version("torn", "1"));
  let cuts = 0;
  for (let nth = 1; ; nth += 1) {
    const [before, after] = [String(nth), String(nth + 1)];
    store.meddle(goneFrom(nth));
    const ended = await apply(store, version("torn", after)).then(
      () => true,
      () => false,
    );
    store.calm();
    if (ended) break;
    cuts += 1;
    expect([[before], [after]]).toContainEqual([...(await quantities("torn"))]);
    const again = await apply(store, version("torn", after));
    expect(again.accepted).toBe(true);
    expect(await quantities("torn")).toEqual(new Set([after]));
    expect(await writerOf(store).stored("hh_torn")).toMatchObject({ leftovers: false });
  }
  expect(cuts).toBeGreaterThanOrEqual(5);
});

test("an import that failed has no write under way", async () => {
  await apply(store, version("slow", "1"));
  const refused = Promise.withResolvers<void>();
  let underWay = 0;
  let puts = 0;
  store.meddle(async ({ operation }, forward) => {
    if (operation !== "PutItem") return forward();
    puts += 1;
    if (puts === 1) {
      queueMicrotask(refused.resolve);
      return refusal("ValidationException");
    }
    underWay += 1;
    await refused.promise;
    const answer = await forward();
    underWay -= 1;
    return answer;
  });
  await expect(apply(store, version("slow", "2"))).rejects.toThrow();
  expect(puts).toBeGreaterThan(1);
  expect(underWay).toBe(0);
});

test("a reader never sees a mix of two versions", async () => {
  await apply(store, version("read", "1"));
  const seen: number[] = [];
  let writing = true;
  const reading = (async () => {
    while (writing) seen.push((await quantities("read")).size);
  })();
  for (const quantity of ["2", "3", "4", "5"]) await apply(store, version("read", quantity));
  writing = false;
  await reading;
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("a household replaced while its parts are read is read again", async () => {
  await apply(store, version("late", "1"));
  store.meddle(
    onNth(["BatchGetItem"], 1, async (_, forward) => {
      store.calm();
      await apply(store, version("late", "2"));
      return forward();
    }),
  );
  expect(await quantities("late")).toEqual(new Set(["2"]));
});

test("a version switch whose response is lost happens once", async () => {
  await apply(store, version("lost", "1"));
  store.meddle(onNth(["UpdateItem"], 1, lost));
  expect((await apply(store, version("lost", "2"))).accepted).toBe(true);
  expect(await quantities("lost")).toEqual(new Set(["2"]));
});

test("of two simultaneous imports of a household, one succeeds and the other gets a conflict", async () => {
  await apply(store, version("rival", "1"));
  store.meddle(
    onNth(["UpdateItem"], 1, async (_, forward) => {
      store.calm();
      await apply(store, version("rival", "2"));
      return forward();
    }),
  );
  await expect(apply(store, version("rival", "3"))).rejects.toMatchObject({
    code: "household_changed",
  });
  expect(await quantities("rival")).toEqual(new Set(["2"]));
});
