import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterChips } from "./filter-chips.tsx";

test("each kind has a button with the number of its items, and the chosen one is pressed", () => {
  const chosen: string[] = [];
  render(
    <FilterChips
      kinds={["all", "loss"] as const}
      names={{ all: "All", loss: "At a loss" }}
      chosen="loss"
      choose={(kind) => chosen.push(kind)}
      count={(kind) => (kind === "all" ? 12 : 3)}
    />,
  );
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((one) => [one.textContent, one.getAttribute("aria-pressed")])).toEqual([
    ["All 12", "false"],
    ["At a loss 3", "true"],
  ]);
  buttons[0]?.click();
  expect(chosen).toEqual(["all"]);
});
