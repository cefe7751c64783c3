// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFollowing } from "./use-following.ts";

afterEach(cleanup);

function Box({ asked }: { asked: boolean }) {
  const { scroll, away } = useFollowing([]);
  return (
    <section ref={scroll} aria-label="Box">
      {asked && <div className="question" />}
      {away ? "away" : "at the end"}
    </section>
  );
}

/**
 * A box of 400 pixels with content of some height, and a question at some height; `scroll` fires the browser's
 * scroll event.
 */
function openBox(content: number, asked?: number) {
  render(<Box asked={asked !== undefined} />);
  const box = screen.getByRole("region", { name: "Box" });
  const question = box.querySelector(".question");
  if (question !== null)
    question.getBoundingClientRect = () => new DOMRect(0, (asked ?? 0) - box.scrollTop, 100, 40);
  const grow = (height: number) =>
    Object.defineProperty(box, "scrollHeight", { configurable: true, value: height });
  Object.defineProperty(box, "clientHeight", { value: 400 });
  grow(content);
  const scroll = (top: number) =>
    act(() => {
      box.scrollTop = top;
      box.dispatchEvent(new Event("scroll"));
    });
  scroll(content - 400);
  return { box, grow, scroll };
}

it("keeps the end visible when much is added before the browser fires its scroll event", () => {
  const { box, grow, scroll } = openBox(1_000);
  grow(1_500);
  scroll(600);
  expect([box.textContent, box.scrollTop]).toEqual(["at the end", 1_100]);
});

it("does not scroll a reader who scrolled up, until the reader returns to the end", () => {
  const { box, grow, scroll } = openBox(1_000);
  scroll(300);
  grow(1_500);
  scroll(320);
  expect([box.textContent, box.scrollTop]).toEqual(["away", 320]);
  scroll(1_100);
  expect(box.textContent).toBe("at the end");
});

it("follows an answer that is longer than the box only until its question is at the top", () => {
  const { box, grow, scroll } = openBox(1_000, 900);
  grow(1_500);
  scroll(600);
  expect([box.textContent, box.scrollTop]).toEqual(["at the end", 884]);
  grow(1_800);
  scroll(1_100);
  expect([box.textContent, box.scrollTop]).toEqual(["at the end", 1_100]);
  scroll(700);
  expect([box.textContent, box.scrollTop]).toEqual(["away", 700]);
});
