import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Rows } from "./rows.tsx";

afterEach(cleanup);

it("a result is its rows with their units, told apart, and what else it says", () => {
  const result = {
    rows: [{ account: "Roth IRA", gain_pct: 68.45, gain: 48_448.3 }],
    ...{ units: { gain_pct: "percent", gain: "usd" }, chart: { kind: "bar" }, reading: "Gains" },
  };
  const { container, getAllByRole } = render(
    <MantineProvider env="test">
      <Rows of={result} tool="query_portfolio" />
    </MantineProvider>,
  );
  expect(getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "AccountGain %Gain",
    "Roth IRA68.45%$48,448.30",
  ]);
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Reading",
  ]);
});
