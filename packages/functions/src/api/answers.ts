import { Question } from "@advisor/protocol/answer";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { bodyText, json, parse } from "./http/body.ts";
import { checkLength } from "./http/message-length.ts";
import { oncePerKey, requestKey } from "./http/request-key.ts";

/** The answers door: one question, one checked answer with its citations. */
export const answerRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/", async (c) => {
    const text = bodyText(c);
    const question = parse(Question, checkLength(json(text)), "invalid_request");
    const message = withoutSecrets(question.message);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      // Loaded when first needed: no other route reads questions.
      const { answerQuestion } = await import("../book/answer-question.ts");
      const { signal } = c.req.raw;
      const body = await answerQuestion(runtime, {
        advisor_id: c.get("advisor").id,
        question: { ...question, message },
        signal,
      });
      return { status: 200, body };
    });
  });
