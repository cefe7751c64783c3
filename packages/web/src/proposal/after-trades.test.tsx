import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AfterTrades } from "./after-trades.tsx";

afterEach(cleanup);

const listOf = (net_gain: number, left: number): TradeList => ({
  ...{ mode: "band", turnover_pct: 1, sells: [], buys: [], cash: [], cash_kept: 0 },
  totals: {
    ...{ sell: 0, buy: 0, st_gain: 0, lt_gain: net_gain, disallowed: 0, lost: 0 },
    ...{ net_gain, unknown_gain_proceeds: 0 },
  },
  gain_limit: { limit: 100_000, left },
  ...{ classes: [], cash_after: null, unfunded: [], issuers: [], conflicts: [] },
  considered: { lots: [], more: 0 },
});

it.each([
  [8_965, 91_035, "+$8,965 net after this$91,035 left of $100,000"],
  [-25_849.2, 100_000, "−$25,849.20 net after this$100,000 left of $100,000"],
  [120_000, -20_000, "+$120,000 net after this$20,000 over $100,000"],
])("a net gain of %d is the one of the totals", (net_gain, left, words) => {
  const { getByRole } = render(
    <MantineProvider env="test">
      <AfterTrades list={listOf(net_gain, left)} assumptions={[]} />
    </MantineProvider>,
  );
  const gains = getByRole("region", { name: "Gains against the year's limit" });
  expect(gains.querySelector(".pair")?.textContent).toBe(words);
});
