#!/usr/bin/env node
import { httpAccess } from "./http-access.ts";
import { processShell } from "./process-shell.ts";
import { run } from "./run.ts";

const { ADVISOR_URL, ADVISOR_TOKEN: token } = process.env;

const shell = processShell({
  program: "advisor",
  access: ({ url = ADVISOR_URL || "http://127.0.0.1:8787", advisor }) =>
    httpAccess({ url, token, advisor }),
});
process.exit(await run(process.argv.slice(2), shell));
