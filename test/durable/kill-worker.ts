import { appendFileSync } from "node:fs";
import { durable, serveWorkflow } from "@advisor/functions/durable";
import { defineWorkflow } from "@advisor/workflows/define-workflow";
import type { Steps } from "@advisor/workflows/steps";
import * as z from "zod";

// The function run by the processes of a service that gets killed. Each step writes a line to a
// file.

const effects = process.env.EFFECTS ?? "";

interface Deps {
  did(step: string, more?: object): void;
}

const Company = z.object({ run: z.string(), company: z.int() });

const company = defineWorkflow({
  name: "company",
  input: Company,
  async run({ run, company: nth }, steps: Steps, { did }: Deps) {
    let sum = 0;
    for (const criterion of [1, 2, 3]) {
      sum += await steps.run(`criterion-${criterion}`, async () => {
        did(`${run} company-${nth} criterion-${criterion}`);
        return nth * criterion;
      });
      await steps.sleep(`pause-${criterion}`, 1);
    }
    return sum;
  },
});

const research = defineWorkflow({
  name: "research",
  input: z.object({ run: z.string(), companies: z.int() }),
  async run({ run, companies }, steps, { did }: Deps) {
    const items = Array.from({ length: companies }, (_, nth) => nth + 1);
    const sums = await steps.map("company", items, 3, (nth, own) =>
      own.child<number>("child", company.event({ run, company: nth })),
    );
    const answer = await steps.approval("approve", 3_600, async (callback_id) =>
      did(`${run} ask`, { callback_id }),
    );
    const total = await steps.run("total", async () => {
      did(`${run} total`);
      return sums.reduce((sum, one) => sum + one, 0);
    });
    return { total, answer };
  },
});

const deps = (): Deps => ({
  did: (step, more) =>
    appendFileSync(effects, `${JSON.stringify({ step, at: Date.now(), ...more })}\n`),
});

export const handler = durable(serveWorkflow(research, deps), serveWorkflow(company, deps));
