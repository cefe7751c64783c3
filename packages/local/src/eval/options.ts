import { issueMessage } from "@advisor/protocol/issue-message";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import * as z from "zod";

export const usage = `npm run eval -- [--door answers|copilot|all] [--half development|scored] [--set TOPIC] [--json]
                 [--model ID] [--base URL [--token T]]
Asks the questions in test/questions at both doors and counts the right answers, the questions back and the
wrong answers. Without --base, it runs in this process over the sample data, with the model of --model or of the
environment, or with the offline model. With --base, it asks a running server: with --token only the questions
of that token's advisor adv_north; without it, the server must give tokens at /dev/token.
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
  .refine(({ base, model }) => base === undefined || model === undefined, {
    path: ["model"],
    message: "does not go with --base: that server has a model of its own",
  })
  .refine(({ base, token }) => base !== undefined || token === undefined, {
    path: ["token"],
    message: "needs --base",
  });
export type Options = z.infer<typeof Options>;

/** Parses the command line; a usage fault says what is wrong. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArguments({
    args: [...args],
    options: {
      ...{ door: { type: "string" }, half: { type: "string" }, set: { type: "string" } },
      ...{ json: { type: "boolean" }, model: { type: "string" } },
      ...{ base: { type: "string" }, token: { type: "string" } },
    },
  });
  const { data, error } = Options.safeParse(values, { error: issueMessage });
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw usageFault("option", `--${issue?.path.join(".")} ${issue?.message}.`);
}

/** The topics must include the one that `--set` names. */
export function checkTopic({ set }: Options, topics: ReadonlySet<string>): void {
  if (set === undefined || topics.has(set)) return;
  const named = [...topics].toSorted().join(", ");
  throw usageFault("set", `There is no set "${set}". Choose from ${named}.`);
}
