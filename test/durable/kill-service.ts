import { fileURLToPath } from "node:url";
import { startDurable } from "@advisor/local/durable/start";
import { lazyLambda } from "@advisor/local/lambda/lazy-lambda";

// A service that can be killed at any time. Arguments: the file of its executions, the port, the
// file of side effects.

const [file = "", port = "", effects = ""] = process.argv.slice(2);
const source = fileURLToPath(new URL("./kill-worker.ts", import.meta.url));

const { url } = await startDurable({
  file,
  port: Number(port),
  secondMs: 50,
  executionSeconds: 20_000,
  functions: {
    work: (AWS_ENDPOINT_URL_LAMBDA) =>
      lazyLambda({
        file: source,
        handler: "handler",
        name: "work",
        env: {
          AWS_ENDPOINT_URL_LAMBDA,
          AWS_REGION: "us-east-1",
          AWS_ACCESS_KEY_ID: "local",
          AWS_SECRET_ACCESS_KEY: "local",
          EFFECTS: effects,
        },
      }),
  },
});

process.stdout.write(`${url}\n`);
