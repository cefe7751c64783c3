import { Fault } from "@advisor/domain/fault";
import { openRuntime } from "@advisor/functions/runtime";
import { expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";

const api = withApi();

/** An API with a broken fund provider. */
function withoutFunds() {
  const { market } = openRuntime();
  const many = () => Promise.reject(new Fault("upstream", "provider_failed", "fmp failed."));
  return api.open("offline", { market: { ...market, funds: { ...market.funds, many } } });
}

test("a household can be read while the fund provider is down, and states what is missing", async () => {
  const app = withoutFunds();
  const said = /could not be looked up; issuers and sectors count direct holdings only\.$/;
  const detail = await api.json<{ ips: { assumptions: string[] }[] }>(
    `GET ${v1}/households/hh_d1`,
    { app },
  );
  expect(detail.status).toBe(200);
  expect(detail.body.ips[0]?.assumptions.at(-1)).toMatch(said);
  const brief = await api.json<{ unknown: string[] }>(`GET ${v1}/households/hh_d1/brief`, { app });
  expect([brief.status, brief.body.unknown.at(-1)]).toEqual([200, expect.stringMatching(said)]);
});

test("with a working provider nothing is missing", async () => {
  const { body } = await api.json<{ ips: { assumptions: string[] }[] }>(
    `GET ${v1}/households/hh_d1`,
  );
  expect(body.ips[0]?.assumptions.join()).not.toContain("could not be looked up");
});
