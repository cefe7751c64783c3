import { expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";

const api = withApi();

const strangers = [
  "How much cash does Linh Nguyen have?",
  "Does Bob Stone own VTI?",
  "how much cash does linh nguyen have",
  "Is Priya Raman's Roth bigger?",
  "What is Dr. Nguyen's account value?",
  "Does Will Young own VTI?",
  "What are Maria del Carmen Ruiz's holdings?",
];

test.each(strangers)("the answers API reveals nothing about the Smiths for %s", async (message) => {
  const { body } = await api.json("POST /api/chat", { body: { message, household_id: "D1" } });
  expect(body).toMatchObject({
    citations: [],
    answer_markdown: expect.not.stringMatching(/\d{3}/),
  });
});

test.each(strangers)("nor does the offline copilot for %s", async (message) => {
  const id = await api.start("hh_d1");
  const stream = await (await api.send(id, message)).text();
  const audit = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
  expect(audit).toMatch(
    /I did not understand|Please start a new conversation for another household\./,
  );
  expect(stream).not.toContain('"type":"tool-input-available"');
});

test("every household member is found", async () => {
  const message = "How much cash does Karen Smith have?";
  const { body } = await api.json("POST /api/chat", { body: { message, household_id: "D1" } });
  expect(body.citations).not.toEqual([]);
  const stream = await (await api.send(await api.start("hh_d1"), message)).text();
  expect(stream).toContain('"type":"tool-input-available"');
});
