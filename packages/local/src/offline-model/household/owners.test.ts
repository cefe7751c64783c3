import { expect, test } from "vitest";
import { callsOf } from "../request.fixture.ts";

test("an account may be anyone's where the request does not say whose it is", () => {
  const [call, ...others] = callsOf("How many ETFs does Laura hold in the joint brokerage?");
  expect([call?.name, call?.input, others]).toEqual([
    "query_portfolio",
    expect.objectContaining({ measures: ["count"] }),
    [],
  ]);
});
