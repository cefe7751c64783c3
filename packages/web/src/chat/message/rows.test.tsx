import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { Rows } from "./rows.tsx";

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <MantineProvider env="test">{children}</MantineProvider>
);

it("a result is its rows with their units and what else it says", () => {
  const result = {
    rows: [{ account: "Roth IRA", gain_pct: 68.45, gain: 48_448.3 }],
    ...{ units: { gain_pct: "percent", gain: "usd" }, chart: { kind: "bar" }, reading: "Gains" },
  };
  const { container, getAllByRole } = render(<Rows of={result} tool="query_portfolio" />, {
    wrapper,
  });
  expect(getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "AccountGain %Gain",
    "Roth IRA+68.45%+$48,448.30",
  ]);
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Reading",
  ]);
});

it("a day is marked as one, so that it stays on one line", () => {
  const found = { matches: [{ title: "Review", date: "2026-06-17" }] };
  const { container } = render(<Rows of={found} tool="search_documents" />, { wrapper });
  const day = container.querySelector("td > time");
  expect([day?.getAttribute("datetime"), day?.textContent]).toEqual(["2026-06-17", "Jun 17, 2026"]);
});

it("a long text takes the whole width below its row", () => {
  const snippet = "They would like to use the extra money for a larger home in three years.";
  const matches = [
    { title: "Review", snippet },
    { title: "Call", snippet: "Short." },
  ];
  const { getAllByRole } = render(<Rows of={{ matches }} tool="search_documents" />, { wrapper });
  expect(getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "Title",
    "Review",
    `Snippet: ${snippet}`,
    "Call",
    "Snippet: Short.",
  ]);
});

it("a list ends after 25 rows unless all are wanted, and what was found does not say so", () => {
  const holdings = Array.from({ length: 30 }, (_, at) => ({ symbol: `S${at}` }));
  const found = { found: true, symbol: "VOO", holdings, reason: null, suggestions: [] };
  const { container, rerender } = render(<Rows of={found} tool="get_etf_holdings" />, { wrapper });
  const shown = () => [
    container.querySelectorAll("tbody tr").length,
    container.querySelector("p.quiet")?.textContent,
    [...container.querySelectorAll("dt")].map(({ textContent }) => textContent),
  ];
  expect(shown()).toEqual([25, "5 more.", ["Symbol"]]);
  rerender(<Rows of={found} tool="get_etf_holdings" whole />);
  expect(shown()).toEqual([30, undefined, ["Symbol"]]);
});
