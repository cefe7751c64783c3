import { advisors } from "@advisor/sample-data/advisors";
import { httpAccess } from "@advisor/terminal/http-access";
import { processShell } from "@advisor/terminal/process-shell";
import { run } from "@advisor/terminal/run";
import { laptopAccess } from "./laptop-access.ts";
import { runningAddresses } from "./running-file.ts";

/**
 * `npm run terminal`: connects over HTTP if a service is configured or `npm run dev` is running,
 * otherwise runs the product in this process.
 */
const shell = processShell({
  program: "npm run terminal --",
  access({ url = process.env.ADVISOR_URL || runningAddresses()?.ADVISOR_URL, advisor }, { kind }) {
    const token = process.env.ADVISOR_TOKEN;
    if (url !== undefined) return httpAccess({ url, token, advisor });
    const research = kind === "research";
    return laptopAccess({ advisor: advisor ?? advisors[0]?.advisor_id ?? "", research });
  },
});
process.exit(await run(process.argv.slice(2), shell));
