import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScrollRegion } from "./scroll-region.tsx";

afterEach(cleanup);

it("a part that scrolls is a named stop for the keyboard", () => {
  render(<ScrollRegion aria-label="Trades, table">rows</ScrollRegion>);
  expect(screen.getByRole("region", { name: "Trades, table" }).tabIndex).toBe(0);
});

it("a page that scrolls as a whole is its main part", () => {
  render(<ScrollRegion as="main">page</ScrollRegion>);
  expect(screen.getByRole("main").tabIndex).toBe(0);
});
