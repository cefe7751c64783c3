import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { listen } from "@advisor/local/dynamo/listen";
import { keyNames, modelKeys } from "../../stacks/providers.ts";
import { type Asked, called, made, type Resource, revealed } from "./answers.ts";
import { platform } from "./platform.ts";
import { secretOf } from "./secret-of.ts";

const root = new URL("../../", import.meta.url);

interface Pulumi {
  runtime: {
    setMocks(mocks: object, project: string, stack: string, preview: boolean): Promise<void>;
    runInPulumiStack(program: () => Promise<unknown>): Promise<unknown>;
    disconnect(): Promise<void>;
  };
}

interface Config {
  app(input: { stage: string }): Promise<Record<string, unknown>>;
  run(): Promise<unknown>;
}

/** A bundle that SST is asked to build. */
interface Build {
  functionID: string;
  handler: string;
  /** The encrypted links beside the code. */
  links: Record<string, unknown>;
  /** Files that are copied beside the code. */
  copyFiles: { to: string }[];
  properties: {
    splitting?: boolean;
    format?: string;
    minify?: boolean;
    esbuild?: { keepNames?: boolean; define?: Record<string, string> };
  };
}

export interface Deployment {
  stage: string;
  /** The deployment settings. */
  variables: Readonly<Record<string, string>>;
  /** The values of all secrets. */
  secrets: readonly string[];
  /** The providers' variables. */
  market: Record<string, string>;
  /** The stage settings in `sst.config.ts`. */
  app: Record<string, unknown>;
  resources: Resource[];
  builds: Build[];
}

/**
 * Runs the deployment program, `sst.config.ts`, with SST's own components, and returns the
 * resources it would create. AWS and SST's bundler are mocked. Once per process, because SST keeps
 * the stage in globals.
 */
export async function deploymentOf(
  stage: string,
  variables: Readonly<Record<string, string>>,
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "infra-"));
  mkdirSync(join(folder, "packages/web/dist/.well-known"), { recursive: true });
  mkdirSync(join(folder, "bundle"));
  symlinkSync(new URL("node_modules", root), join(folder, "node_modules"));
  writeFileSync(join(folder, "packages/web/dist/index.html"), "<!doctype html>");
  writeFileSync(join(folder, "packages/web/dist/.well-known/oauth-authorization-server"), "{}");
  writeFileSync(join(folder, "bundle/index.mjs"), "export const handler = () => {};");
  const builds: Build[] = [];
  const sst = await bundler(join(folder, "bundle"), builds);
  const before = process.cwd();
  const secrets = secretsOf([...keyNames, ...modelKeys]);
  Object.assign(process.env, { ...variables, ...secrets, SST_SERVER: sst.url });
  try {
    const made = await run(stage, folder);
    const market = Object.entries(variables).filter(([name]) => /^PROVIDERS/.test(name));
    return {
      stage,
      variables,
      secrets: Object.values(secrets),
      market: Object.fromEntries(market),
      builds,
      ...made,
    };
  } finally {
    process.chdir(before);
    await sst.close();
    rmSync(folder, { recursive: true });
  }
}

/** A value for each key, as SST reads the values that `sst secret set` stored. */
const secretsOf = (variables: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    variables.map((variable) => [`SST_SECRET_${secretOf(variable)}`, `the value of ${variable}`]),
  );

async function run(stage: string, folder: string): Promise<Pick<Deployment, "app" | "resources">> {
  const pulumi = await load<Pulumi>("node_modules/@pulumi/pulumi/index.js");
  const found: Asked[] = [];
  await pulumi.runtime.setMocks(
    { newResource: (asked: Asked) => made(found, asked), call: called },
    "advisor-copilot",
    stage,
    false,
  );
  Object.assign(globalThis, {
    $app: {
      name: "advisor-copilot",
      stage,
      removal: "retain",
      protect: false,
      providers: { aws: {} },
    },
    $cli: {
      command: "deploy",
      rpc: "",
      state: { version: {} },
      paths: {
        home: folder,
        root: folder,
        work: join(folder, ".sst"),
        platform: fileURLToPath(platform),
      },
    },
    $dev: false,
  });
  Object.assign(globalThis, await load("src/shim/run.js"), {
    aws: await load("node_modules/@pulumi/aws/index.js"),
    sst: await load("src/components/index.ts"),
  });
  const { run: start } = await load<{ run(program: () => Promise<unknown>): Promise<unknown> }>(
    "src/auto/run.ts",
  );
  const { default: config } = (await import(new URL("sst.config.ts", root).href)) as {
    default: Config;
  };
  const app = await config.app({ stage });
  await pulumi.runtime.runInPulumiStack(() => start(() => config.run()));
  await settled();
  await pulumi.runtime.disconnect();
  return {
    app,
    resources: found.map(({ type, name, inputs }) => ({ type, name, inputs: revealed(inputs) })),
  };
}

/** Resources are registered asynchronously; waits until Pulumi has no open promises. */
async function settled(): Promise<void> {
  const { getStore } = await load<{ getStore(): { leakCandidates: Set<Promise<unknown>> } }>(
    "node_modules/@pulumi/pulumi/runtime/state.js",
  );
  for (let open = [...getStore().leakCandidates]; open.length > 0; ) {
    await Promise.allSettled(open);
    open = [...getStore().leakCandidates];
  }
}

const load = async <Module = object>(path: string): Promise<Module> =>
  (await import(new URL(path, platform).href)) as Module;

/** Mocks the SST process that the components call. */
const bundler = (out: string, builds: Build[]) =>
  listen(async (request, response) => {
    const { method, params }: { method: string; params: [Build] } = JSON.parse(await text(request));
    if (method === "Runtime.Build") builds.push(params[0]);
    const results: Record<string, unknown> = {
      "Provider.Aws.Bootstrap": { asset: "assets", state: "state" },
      "Runtime.Build": { handler: "index.handler", out, errors: [], sourcemaps: [] },
    };
    const result = results[method];
    response.end(
      JSON.stringify(result === undefined ? { error: `rpc: can't find ${method}` } : { result }),
    );
  });
