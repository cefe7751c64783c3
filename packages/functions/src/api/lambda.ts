import { streamHandle } from "hono/aws-lambda";
import { openRuntime } from "../runtime.ts";
import { createApp } from "./app.ts";

/** The API's Lambda: the same app, its response streamed. */
export const handler = streamHandle(createApp(openRuntime()));
