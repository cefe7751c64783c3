import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import { type CapacityMeter, openTable } from "@advisor/adapters/dynamo/table";
import { newId, random } from "@advisor/adapters/world";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { advisor, given, placeOf, slotTaker, spent } from "./spend.fixture.ts";

const store = await openTestStore();
const client = dynamoClient();
afterAll(async () => {
  client.destroy();
  await store.close();
});

let units: [string, number][] = [];
const meter: CapacityMeter = (call, capacity) => {
  for (const { CapacityUnits = 0 } of capacity) units.push([call, CapacityUnits]);
};

test("recording a turn of two steps takes one read unit and five write units", async () => {
  const clock = { now: () => store.time.now, today: () => "2026-11-21" };
  const table = openTable({ name: "test", client, clock, meter });
  const world = { table, clock, newId, random, liveness: store.liveness };
  const take = slotTaker(world, spendStore(world));
  const who = advisor();
  await Promise.all([take(given(who)), take(given(who))]);
  units = [];
  const turn = placeOf(await take(given(who)));
  await turn.book(spent(12_345, 8_000, 400));
  await turn.book(spent(24_690, 16_000, 900));
  await turn.leave(spent(24_690, 16_000, 900));
  expect(units).toEqual([
    ["get", 1],
    // In one transaction with what opens the turn.
    ["write", 2],
    ["write", 1],
    ["write", 1],
    ["write", 1],
  ]);
});
