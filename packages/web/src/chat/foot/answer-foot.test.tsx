import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { reply } from "../message/message.fixture.ts";
import { type Message, sourcesOf } from "../message/message.ts";
import { AnswerFoot } from "./answer-foot.tsx";

afterEach(cleanup);

const unsupported = { valid: false, citations: [], unmatched: [], unknown_citations: [] };

type Rate = Parameters<typeof AnswerFoot>[0]["rate"];

interface Options {
  rate?: Rate;
  ask?: (text: string) => void;
}

/** The foot of an answer, which keeps what the advisor removes. */
function Foot({ message, rate = async () => new Response(), ask }: Options & { message: Message }) {
  const [removed, setRemoved] = useState<string[]>([]);
  return (
    <AnswerFoot
      regenerate={undefined}
      {...{ message, rate, removed, ask }}
      remove={(claim, gone) => setRemoved(gone ? [claim] : [])}
      sources={sourcesOf(message)}
    />
  );
}

function foot(message: Message, options: Options = {}) {
  render(
    <MantineProvider env="test">
      <Foot message={message} {...options} />
    </MantineProvider>,
  );
}

it("shows figures without a source, the sources, and an unknown cost", () => {
  foot(reply);
  expect(screen.getByRole("note").textContent).toContain(
    "7.1% stands in no source of this answer.",
  );
  const sources = within(screen.getByRole("list", { name: "Sources" }));
  expect(sources.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Holdings of the fund, sample data, Nov 20, 2026 simulated",
  ]);
  const work = screen.getByText("Worked with 1 tool call, 1,234 tokens, cost unknown");
  expect(work.closest("details")?.open).toBe(false);
  expect(work.closest("details")?.textContent).toContain("Get ETF holdings");
});

it("lists the first of very many figures without a source, and the others on request", () => {
  const unmatched = Array.from({ length: 300 }, (_, at) => `$${at}.50`);
  const parts: Message["parts"] = [{ type: "data-grounding", data: { ...unsupported, unmatched } }];
  foot({ ...reply, parts });
  const listed = () => within(screen.getByRole("note")).getAllByRole("listitem").length;
  expect(listed()).toBe(6);
  fireEvent.click(screen.getByRole("button", { name: "All 300 claims" }));
  expect(listed()).toBe(300);
});

it("asks for a source of a figure without one, and for none where a figure is missing", () => {
  const asked: string[] = [];
  const data = { ...unsupported, unmatched: ["7.1%", "[no such figure]"] };
  const parts: Message["parts"] = [{ type: "data-grounding", data }];
  foot({ ...reply, parts }, { ask: (text) => asked.push(text) });
  const ways = screen.getAllByRole("button", { name: /^Find a source/ });
  for (const way of ways) fireEvent.click(way);
  expect(asked).toEqual(["Look up a source for 7.1%. If there is none, say so."]);
});

it("nothing is asked while an answer is streaming", () => {
  foot(reply);
  expect(screen.queryByRole("button", { name: /^Find a source/ })).toBeNull();
});

it("a removed figure can be put back", () => {
  foot(reply);
  const note = screen.getByRole("note");
  fireEvent.click(screen.getByRole("button", { name: "Remove: 7.1%" }));
  expect(note.textContent).toContain("7.1% is left out here, in copies and in files.");
  fireEvent.click(screen.getByRole("button", { name: "Put back: 7.1%" }));
  expect(note.textContent).toContain("7.1% stands in no source of this answer.");
});

it("shows no warning for an answer whose figures all have sources", () => {
  const data = { valid: true, citations: [], unmatched: [], unknown_citations: [] };
  foot({ ...reply, parts: [{ type: "data-grounding", data }] });
  expect(screen.queryByRole("note")).toBeNull();
});

it("stores the reason for a bad rating with one click", async () => {
  const received: unknown[][] = [];
  const rate = (...rating: unknown[]) => {
    received.push(rating);
    return Promise.resolve(new Response());
  };
  foot(reply, { rate });
  fireEvent.click(screen.getByRole("button", { name: "Bad answer" }));
  fireEvent.click(await screen.findByRole("button", { name: "Wrong figure" }));
  await screen.findByText("Kept with the answer: “Wrong figure”");
  expect(received).toEqual([
    [reply.id, "down", null],
    [reply.id, "down", "Wrong figure"],
  ]);
});

it("reports a rating that could not be stored", async () => {
  foot(reply, { rate: () => Promise.reject(new Error("no connection")) });
  const up = screen.getByRole("button", { name: "Good answer" });
  fireEvent.click(up);
  await screen.findByText("The rating was not kept. Try again.");
  expect(up.getAttribute("aria-pressed")).toBe("false");
});
