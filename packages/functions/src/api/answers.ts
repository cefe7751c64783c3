import { Question } from "@advisor/protocol/answer";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { bodyText, parseJson, parseRequest } from "./http/body.ts";
import { checkLength } from "./http/message-length.ts";
import { oncePerKey, requestKey } from "./http/request-key.ts";

/** The answers API: takes one question and returns one checked answer with citations. */
export const answerRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/", async (c) => {
    const text = bodyText(c);
    const question = parseRequest(Question, checkLength(parseJson(text)), "invalid_request");
    const message = withoutSecrets(question.message);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      // Loaded on first use; no other route needs it.
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
