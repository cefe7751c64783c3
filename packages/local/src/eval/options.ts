import { parseArgs } from "node:util";
import * as z from "zod";

export const usage = `npm run eval -- [--door answers|copilot|all] [--half development|scored] [--set TOPIC] [--json]
                 [--model ID] [--base URL [--token T]]
Asks the questions of test/questions at both doors and counts what is answered right, asked back and wrong.
Without --base, in this process over the sample data, with the model of --model or of the environment (as npm
run ask; the offline model else). With --base, a running server: --token for its advisor adv_north (questions
of the other one are left out), or none where the server gives tokens at /dev/token.
Exit codes: 0 every question got a reply, 1 one got none or none was asked, 64 usage.`;

const Options = z
  .strictObject({
    door: z.enum(["answers", "copilot", "all"]).default("all"),
    half: z.enum(["development", "scored"]).optional(),
    set: z.string().min(1).optional(),
    json: z.boolean().default(false),
    model: z.string().min(1).optional(),
    base: z.url().optional(),
    token: z.string().min(1).optional(),
  })
  .refine(({ base, model }) => base === undefined || model === undefined)
  .refine(({ base, token }) => base !== undefined || token === undefined);
export type Options = z.infer<typeof Options>;

/** Parses the command line; undefined when it is invalid. */
export function parseOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ door: { type: "string" }, half: { type: "string" }, set: { type: "string" } },
        ...{ json: { type: "boolean" }, model: { type: "string" } },
        ...{ base: { type: "string" }, token: { type: "string" } },
      },
    });
    return Options.safeParse(values).data;
  } catch {
    return undefined;
  }
}
