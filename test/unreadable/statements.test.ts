import { HouseholdDetail } from "@advisor/protocol/household";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { damage } from "./damage.ts";

const api = withApi();

beforeEach(() => vi.stubEnv("LOG_LEVEL", "SILENT"));
afterEach(() => vi.unstubAllEnvs());

test("an unreadable statement is named, and the rest of the household is shown", async () => {
  const path = `GET ${v1}/households/hh_d1`;
  const before = HouseholdDetail.parse((await api.json(path)).body);
  expect(before.unread_statements).toEqual([]);
  expect(before.returns.length).toBeGreaterThan(0);
  await damage("HH#hh_d1", "BROKERAGE#performance", (item) => ({ ...item, section: "?" }));
  const { status, body } = await api.json(path);
  expect(status).toBe(200);
  expect(HouseholdDetail.parse(body)).toEqual({
    ...before,
    returns: [],
    unread_statements: ["performance"],
  });
});

test("figures computed from that statement are refused, not returned empty", async () => {
  await damage("HH#hh_d1", "BROKERAGE#performance", (item) => ({ ...item, section: "?" }));
  const { status, body } = await api.json(`GET ${v1}/households/hh_d1/brief`);
  expect([status, body.code]).toEqual([500, "unreadable"]);
});
