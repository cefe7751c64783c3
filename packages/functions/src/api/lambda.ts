import { streamHandle } from "hono/aws-lambda";
import { openRuntime } from "../runtime.ts";
import { createApp } from "./app.ts";

/** The API in Lambda: the same app, with streamed responses. */
export const handler = streamHandle(createApp(openRuntime()));
