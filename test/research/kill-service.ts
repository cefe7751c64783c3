import { startFunctions } from "@advisor/local/lambda/start-functions";

// The durable service with the product's workflows, in a process that can be killed at any time.

const [folder = "", port = ""] = process.argv.slice(2);
const { url } = await startFunctions({
  folder,
  port: Number(port),
  env: process.env,
  tools: false,
});
process.stdout.write(`${url}\n`);
