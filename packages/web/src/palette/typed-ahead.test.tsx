import { expect, it, vi } from "vitest";
import { typedAhead } from "./typed-ahead.ts";

const press = (key: string, held: KeyboardEventInit = {}): boolean =>
  window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...held }));

it("collects what is typed from begin to end, and keeps it from the page", () => {
  const typed = typedAhead(() => {});
  typed.begin();
  const passed = ["O", "k", "x", "Backspace", "a", " ", "F6", "Enter"].filter((key) => press(key));
  const control = press("k", { ctrlKey: true });
  const first = typed.end();
  expect({ first, passed, control, after: press("b") }).toEqual({
    first: { text: "Oka ", enter: true },
    passed: ["F6"],
    control: true,
    after: true,
  });
  typed.begin();
  expect(typed.end()).toEqual({ text: "", enter: false });
});

it("leaves with Escape", () => {
  const leave = vi.fn();
  const typed = typedAhead(leave);
  typed.begin();
  press("Escape");
  typed.end();
  press("Escape");
  expect(leave).toHaveBeenCalledTimes(1);
});
