import { createHash } from "node:crypto";
import { conversationStarted, source } from "@advisor/adapters/bus";
import { canonical } from "@advisor/domain/audit-chain";
import { openModel, openStores } from "@advisor/functions/runtime";
import { writeTitle } from "@advisor/functions/write-title";
import { type BedrockOptions, startBedrock } from "@advisor/local/bedrock/start";
import { type Bus, startBus } from "@advisor/local/bus/start";
import { startDynamo } from "@advisor/local/dynamo/start";
import { type Issuer, startIssuer } from "@advisor/local/issuer/start";
import { answer } from "@advisor/local/offline-model/answer";
import { Converse } from "@advisor/local/offline-model/converse";
import { prepareTable } from "@advisor/local/prepare-table";
import { setDefaults } from "@advisor/local/settings";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";

/** The stand-ins of one test file, in memory, with the sample data. */
export interface Cloud {
  issuer: Issuer;
  bus: Bus;
  /** What the model was asked, oldest first. */
  asked: Converse[];
  /** A fingerprint of every item in the table but the sample data, which no request can change. */
  stored(): Promise<string>;
  /** Where the parts are, as the product's settings name it. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Starts them and sets this process's environment to them. */
export async function startCloud(scripts: BedrockOptions["scripts"] = {}): Promise<Cloud> {
  setDefaults();
  const asked: Converse[] = [];
  const [store, issuer, model] = await Promise.all([
    startDynamo(),
    startIssuer(),
    startBedrock({
      scripts,
      answer(request) {
        const read = Converse.parse(request);
        asked.push(read);
        return answer(read);
      },
    }),
  ]);
  const bus = await startBus({
    rules: [
      {
        name: "title",
        pattern: { source: [source], "detail-type": [conversationStarted] },
        target: (event) => writeTitle(openStores(), openModel(), event),
      },
    ],
  });
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: store.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url,
    OIDC_ISSUER: issuer.url,
    OIDC_JWKS_URL: `${issuer.url}/.well-known/jwks.json`,
    LOG_LEVEL: "SILENT",
  };
  Object.assign(process.env, environment);
  await prepareTable(store.url);
  const client = new DynamoDBClient({ endpoint: store.url });
  return {
    issuer,
    bus,
    asked,
    environment,
    stored: () => fingerprint(client),
    close: async () => {
      client.destroy();
      await bus.close();
      await Promise.all([model.close(), issuer.close(), store.close()]);
    },
  };
}

async function fingerprint(client: DynamoDBClient): Promise<string> {
  const items: string[] = [];
  for await (const page of paginateScan({ client }, scan())) {
    items.push(...(page.Items ?? []).map((item) => canonical(item)));
  }
  return createHash("sha256").update(items.toSorted().join("\n")).digest("hex");
}

const scan = () => ({
  TableName: process.env.TABLE_NAME,
  FilterExpression:
    "NOT (pk = :directory OR begins_with(pk, :security) OR (begins_with(pk, :household) AND NOT begins_with(sk, :task)))",
  ExpressionAttributeValues: {
    ":directory": { S: "DIRECTORY" },
    ":security": { S: "SEC#" },
    ":household": { S: "HH#" },
    ":task": { S: "TASK#" },
  },
});
