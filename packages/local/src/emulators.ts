import type { RunningServer } from "./dynamo/listen.ts";
import { dataFolder } from "./settings.ts";

export type EmulatorName = "store" | "model" | "issuer" | "bus" | "durable";

interface StartedEmulator extends RunningServer {
  /** The settings that other parts need to reach this one. */
  environment: Record<string, string>;
  /** One line to print about the part, if there is something to say. */
  note?: string;
}

interface Part {
  /** The variable that makes the product use another service in place of this part. */
  variable: string;
  /** Added to the API's port. */
  offset: number;
  start(port: number): Promise<StartedEmulator>;
}

/**
 * The local servers that replace AWS and the identity provider, in order of their dependencies. Each
 * imports what it needs when it starts, so that a process with one part loads nothing of the others.
 */
export const emulators: Record<EmulatorName, Part> = {
  store: {
    variable: "AWS_ENDPOINT_URL_DYNAMODB",
    offset: 1,
    async start(port) {
      const { startDynamo } = await import("./dynamo/start.ts");
      const { prepareTable } = await import("./prepare-table.ts");
      const { watchStatements } = await import("./watch-statements.ts");
      const store = await startDynamo({ file: `${dataFolder}/store.db`, port });
      await prepareTable(store.url);
      const file = process.env.BROKERAGE_FILE || undefined;
      const report = (line: string) => process.stderr.write(`${line}\n`);
      await watchStatements({ endpoint: store.url, file, report });
      return {
        ...store,
        environment: { AWS_ENDPOINT_URL_DYNAMODB: store.url },
        note: `data in ${dataFolder}/ (${store.engine})`,
      };
    },
  },
  model: {
    variable: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME",
    offset: 2,
    async start(port) {
      const { startBedrock } = await import("./bedrock/start.ts");
      const { offlineReply } = await import("./offline-model/answer.ts");
      const { ConverseRequest } = await import("./offline-model/converse.ts");
      const model = await startBedrock({
        port,
        answer: (request) => offlineReply(ConverseRequest.parse(request)),
      });
      const { MODEL_ID, MODEL_PROVIDER = "bedrock" } = process.env;
      if (MODEL_PROVIDER === "bedrock" && !isOffline(MODEL_ID))
        process.stderr.write(
          `The offline model answers in place of ${MODEL_ID}. To ask Bedrock, set AWS_ENDPOINT_URL_BEDROCK_RUNTIME (docs/models.md).\n`,
        );
      return { ...model, environment: { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url } };
    },
  },
  issuer: {
    variable: "OIDC_ISSUER",
    offset: 3,
    async start(port) {
      const { startIssuer } = await import("./issuer/start.ts");
      const issuer = await startIssuer({ port, keyFile: `${dataFolder}/issuer.json` });
      const environment = {
        OIDC_ISSUER: issuer.url,
        OIDC_JWKS_URL: `${issuer.url}/.well-known/jwks.json`,
        LOCAL_TOKEN_URL: `${issuer.url}/dev/token`,
      };
      return { ...issuer, environment };
    },
  },
  bus: {
    variable: "AWS_ENDPOINT_URL_EVENTBRIDGE",
    offset: 4,
    async start(port) {
      const { startTitleBus } = await import("./bus/title-bus.ts");
      const bus = await startTitleBus(port);
      return { ...bus, environment: { AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url } };
    },
  },
  durable: {
    variable: "AWS_ENDPOINT_URL_LAMBDA",
    offset: 5,
    async start(port) {
      const { startFunctions } = await import("./lambda/start-functions.ts");
      const tools = process.env.TOOL_EXECUTION === "lambda";
      const functions = await startFunctions({ port, folder: dataFolder, env: process.env, tools });
      return tools ? { ...functions, note: "every tool in a function of its own" } : functions;
    },
  },
};

/** The ids that mean the offline model, with the faults that it can be asked to have. */
const isOffline = (id = "offline"): boolean => id === "offline" || id.startsWith("fault.");

/**
 * Starts the named parts, except those replaced by a variable, and adds their addresses to this
 * process's environment.
 */
export async function startEmulators(
  names: EmulatorName[],
  port: number,
): Promise<StartedEmulator[]> {
  const started: StartedEmulator[] = [];
  for (const name of names) {
    const part = emulators[name];
    if (process.env[part.variable] !== undefined) continue;
    const running = await part.start(port === 0 ? 0 : port + part.offset);
    Object.assign(process.env, running.environment);
    started.push(running);
  }
  return started;
}
