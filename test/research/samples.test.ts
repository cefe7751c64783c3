import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { fictionalCompanies } from "@advisor/sample-data/research/fictional-rows";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { north, withApi } from "../api/api.fixture.ts";
import { inProcess } from "./in-process.ts";

const api = withApi();
let app: ReturnType<typeof createApp>;
let carrier: ReturnType<typeof inProcess>;

beforeAll(() => {
  vi.stubEnv("MODEL_PRICES", '{"offline":{"input_usd":"3","output_usd":"15"}}');
  const runtime = openRuntime();
  carrier = inProcess(runtime);
  app = createApp({ ...runtime, research: carrier });
});
afterAll(() => vi.unstubAllEnvs());

const call = async <Shape>(route: string, body?: unknown): Promise<Shape> =>
  (await api.json<Shape>(route.replace(" /", " /api/v1/research/"), { as: north, body, app })).body;

interface Started {
  run_id: string;
  estimate_usd: { low: number; high: number };
}
interface Cell {
  status: string;
  verdict: string | null;
  explanation: string | null;
  quotes: { text: string; page_hash: string }[];
}

const fictional = fictionalCompanies.slice(0, 12).map(({ name }) => name);

/**
 * Runs a sample template to its end; returns the difference between cost and estimate, and the
 * answers.
 */
async function ran(slug: string, companies: object) {
  const body = { template_id: `tpl_${slug}_${north}`, ...companies };
  const { run_id, estimate_usd } = await call<Started>("POST /runs", body);
  await carrier.idle();
  const { cost_usd } = await call<{ cost_usd: { total: number } }>(`GET /runs/${run_id}`);
  const { items } = await call<{ items: Cell[] }>(`GET /runs/${run_id}/results?limit=100`);
  const answered = items.filter(({ status }) => status === "answered");
  await checkQuotes(run_id, answered);
  return {
    off: cost_usd.total / ((estimate_usd.low + estimate_usd.high) / 2) - 1,
    within: estimate_usd.low <= cost_usd.total && cost_usd.total <= estimate_usd.high,
    verdicts: [...new Set(answered.map(({ verdict }) => verdict))].toSorted(),
    gaveUp: answered.filter(({ explanation }) => /circles|protocol/.test(explanation ?? "")),
  };
}

async function checkQuotes(run_id: string, answered: readonly Cell[]): Promise<void> {
  for (const { verdict, quotes } of answered) {
    expect(quotes.length > 0).toBe(verdict !== "unknown");
    for (const { text, page_hash } of quotes) {
      const page = await call<{ text: string }>(`GET /runs/${run_id}/pages/${page_hash}`);
      expect(page.text).toContain(text);
    }
  }
}

const all = ["negative", "positive", "unknown"];

test.each([
  ["acquisition", { companies: fictional }, all],
  // Both remaining companies have pages about every criterion.
  ["dividend", { household_id: "D1" }, ["negative", "positive"]],
  ["dividend", { household_id: "D9" }, all],
  ["product", { companies: [...fictional, "Microsoft", "Chevron (CVX)", "Nike"] }, all],
])(
  "the sample %s costs within 30 percent of its estimate, and every quote is in its page (%#)",
  async (slug, companies, expected) => {
    const { off, verdicts, gaveUp } = await ran(slug, companies);
    expect(Math.abs(off)).toBeLessThanOrEqual(0.3);
    expect({ verdicts, gaveUp }).toEqual({ verdicts: expected, gaveUp: [] });
  },
);

test("the acquisition screen has all three verdicts for listed companies, within its estimate", async () => {
  const companies = ["Microsoft", "Apple (AAPL)", "Salesforce", "Pfizer (PFE)", "Nike", "Oracle"];
  const { within, verdicts, gaveUp } = await ran("acquisition", { companies });
  expect({ within, verdicts, gaveUp }).toEqual({ within: true, verdicts: all, gaveUp: [] });
});

test("the cost of a single company without any results is within its estimate", async () => {
  const { within, verdicts } = await ran("dividend", { household_id: "D4" });
  expect({ within, verdicts }).toEqual({ within: true, verdicts: ["positive", "unknown"] });
});
