import { parseArgs } from "node:util";
import * as z from "zod";

export const usage = `npm run eval -- [--door answers|copilot|all] [--only ID-PREFIX] [--min-pass 0.95] [--json]
                 [--model ID] [--base URL [--token T]]
Asks the golden questions and says how many were answered right. Without --base, in this process over the
sample data, with the model of --model or of the environment (as npm run ask; the offline model else).
With --base, a running server: --token for its advisor adv_north (questions of the other one are left
out), or none where the server gives tokens at /dev/token.
Exit codes: 0 every door asked is at the threshold and no number is wrong, 1 not so, 64 usage.`;

const Options = z
  .strictObject({
    door: z.enum(["answers", "copilot", "all"]).default("all"),
    only: z.string().default(""),
    "min-pass": z.coerce.number().min(0).max(1).default(0.95),
    json: z.boolean().default(false),
    model: z.string().min(1).optional(),
    base: z.url().optional(),
    token: z.string().min(1).optional(),
  })
  .refine(({ base, model }) => base === undefined || model === undefined)
  .refine(({ base, token }) => base !== undefined || token === undefined);
export type Options = z.infer<typeof Options>;

/** Undefined when the words of the command line make no sense. */
export function options(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ door: { type: "string" }, only: { type: "string" }, "min-pass": { type: "string" } },
        ...{ json: { type: "boolean" }, model: { type: "string" } },
        ...{ base: { type: "string" }, token: { type: "string" } },
      },
    });
    return Options.safeParse(values).data;
  } catch {
    return undefined;
  }
}
