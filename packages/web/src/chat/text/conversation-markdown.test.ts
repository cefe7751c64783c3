import { expect, it } from "vitest";
import { question, reply } from "../message/message.fixture.ts";
import { conversationMarkdown } from "./conversation-markdown.ts";

it("an exported conversation has numbered sources and lists unsupported claims", () => {
  const removedFrom = () => [];
  const cut = { ...reply, id: "msg_2", metadata: { status: "interrupted" as const } };
  expect(
    conversationMarkdown({
      household: "Smith family",
      title: "Funds",
      messages: [question, reply],
      removedFrom,
    }),
  ).toBe(`# Funds

Smith family

> What is in VOO?

It holds 6.8% NVIDIA. [1]
And 7.1% gold.

[not verified] In no source: 7.1%.

1. Holdings of the fund, sample data, Nov 20, 2026, simulated
`);
  expect(
    conversationMarkdown({
      household: undefined,
      title: "Funds",
      messages: [reply],
      removedFrom: (id) => (id === reply.id ? ["7.1%"] : []),
    }),
  ).toContain("And [figure removed] gold.\n\n1. Holdings of the fund");
  expect(
    conversationMarkdown({ household: undefined, title: "Funds", messages: [cut], removedFrom }),
  ).toContain(
    "No household\n\nIt holds 6.8% NVIDIA. [1]\nAnd 7.1% gold.\n\nThis answer was not finished.",
  );
});
