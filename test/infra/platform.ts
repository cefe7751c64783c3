import { existsSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/** Where `sst install` puts SST's components and their dependencies. */
export const platform = new URL(".sst/platform/", root);

export const installed = existsSync(new URL("node_modules/@pulumi/aws/package.json", platform));

if (!installed) {
  process.stdout.write(
    "Skipped: SST's components (323 MB) are not installed. `npm run infra:check` installs them.\n",
  );
}
