import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Reasons } from "./reasons.tsx";

it("a household that holds nothing yet is neither watched nor said to be in order", () => {
  const reasons = [
    { kind: "empty", severity: "none", what: "No holdings yet", beside: "nothing to check" },
  ] as const;
  render(<Reasons item={{ severity: "none", reasons: [...reasons] }} />);
  expect(screen.getByText("No holdings yet").className).toBe("status unknown");
});
