import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AnswerFoot } from "./answer-foot.tsx";
import { reply } from "./message.fixture.ts";
import { type Message, sourcesOf } from "./message.ts";

afterEach(cleanup);

type Rate = Parameters<typeof AnswerFoot>[0]["rate"];

function foot(message: Message, rate: Rate = () => Promise.resolve(new Response())) {
  render(
    <MantineProvider env="test">
      <AnswerFoot
        regenerate={undefined}
        message={message}
        sources={sourcesOf(message)}
        rate={rate}
      />
    </MantineProvider>,
  );
}

it("shows figures without a source, the sources, and an unknown cost", () => {
  foot(reply);
  expect(screen.getByRole("note").textContent).toContain(
    "This figure stands in no source of this answer: 7.1%.",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Get ETF holdings, Embedded, Nov 20, 2026 simulated",
  ]);
  expect(screen.getByText("1,234 tokens, cost unknown")).toBeTruthy();
});

it("shows no warning for an answer whose figures all have sources", () => {
  const data = { valid: true, citations: [], unmatched: [], unknown_citations: [] };
  foot({ ...reply, parts: [{ type: "data-grounding", data }] });
  expect(screen.queryByRole("note")).toBeNull();
});

it("stores the reason for a bad rating with one click", async () => {
  const given: unknown[][] = [];
  foot(reply, (...rating: unknown[]) => {
    given.push(rating);
    return Promise.resolve(new Response());
  });
  fireEvent.click(screen.getByRole("button", { name: "Bad answer" }));
  fireEvent.click(await screen.findByRole("button", { name: "Wrong figure" }));
  await screen.findByText("Kept with the answer: “Wrong figure”");
  expect(given).toEqual([
    [reply.id, "down", null],
    [reply.id, "down", "Wrong figure"],
  ]);
});

it("reports a rating that could not be stored", async () => {
  foot(reply, () => Promise.reject(new Error("no connection")));
  const up = screen.getByRole("button", { name: "Good answer" });
  fireEvent.click(up);
  await screen.findByText("The rating was not kept. Try again.");
  expect(up.getAttribute("aria-pressed")).toBe("false");
});
