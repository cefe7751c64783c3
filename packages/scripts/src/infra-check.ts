import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withoutOptions } from "./usage.ts";

const usage = `npm run infra:check
Checks what a deployment would create, without an AWS account. The first time it installs SST's own components
(323 MB). Exit codes: 0 passed, 1 failed, 64 usage.`;

const root = new URL("../../../", import.meta.url);

/** Keeps SST from downloading tools that only a deployment needs. */
const offline = ["SST_SKIP_DEPENDENCY_CHECK=1", "SST_NO_BUN=1", "SST_TELEMETRY_DISABLED=1"];

interface Step {
  title: string;
  command: string;
  arguments: string[];
}

const install: Step = {
  title: "SST's own components and their types, from the npm registry (323 MB, once)",
  command: "env",
  arguments: [...offline, "npx", "sst", "install", "--stage", "check"],
};

const checks: Step[] = [
  {
    title: "Types of sst.config.ts, stacks and infra, against SST's own",
    command: "npx",
    arguments: ["tsc", "--project", "infra"],
  },
  {
    title:
      "What a development and a production stage would be made of, and what mistakes are noticed",
    command: "npx",
    arguments: ["vitest", "run", "test/infra", "--reporter", "verbose"],
  },
];

/**
 * `npm run infra:check`: checks the deployment without an AWS account. Exits with 1 if anything is
 * wrong.
 */
function main(): void {
  withoutOptions(usage);
  const ready = installed() || (succeeds(install) && installed());
  const failed = ready ? checks.find((step) => !succeeds(step)) : install;
  if (failed === undefined) {
    say("The deployment follows its rules. What only AWS can check was not checked.");
    return;
  }
  say(`Failed: ${failed.title}`);
  process.exitCode = 1;
}

/** Whether the pinned version is completely installed. */
function installed(): boolean {
  const version = new URL(".sst/platform/version", root);
  const provider = new URL(".sst/platform/node_modules/@pulumi/aws/package.json", root);
  if (!existsSync(version) || !existsSync(provider)) return false;
  return readFileSync(version, "utf8").trim() === pinned();
}

function pinned(): string {
  const manifest = readFileSync(new URL("package.json", root), "utf8");
  return (JSON.parse(manifest) as { devDependencies: { sst: string } }).devDependencies.sst;
}

function succeeds({ title, command, arguments: args }: Step): boolean {
  const begun = performance.now();
  say(`\n${title}`);
  const { status } = spawnSync(command, args, { cwd: fileURLToPath(root), stdio: "inherit" });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  say(`${status === 0 ? "done" : "FAILED"} in ${seconds} s`);
  return status === 0;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

main();
