import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import { conversationKey, spendKey } from "@advisor/adapters/dynamo/keys";
import { catalog } from "@advisor/tools/catalog.gen";
import { apiFunction } from "../infra/api.ts";
import { writeScope } from "../infra/auth.ts";
import { title } from "../infra/title.ts";
import { tool } from "../infra/tool.ts";
import { workflow } from "../infra/workflow.ts";
import type { Data } from "./data.ts";
import type { Edge } from "./edge.ts";
import { type Functions, functions } from "./function.ts";
import { model, partitions, wholeTable } from "./permissions.ts";
import { reachOf } from "./providers.ts";
import type { Stage } from "./stage.ts";

/** Everything that runs: a function per tool, the workflow, the API and the title function. */
export function compute(stage: Stage, data: Data, edge: Edge) {
  const { shape, transform } = functions(stage);
  const common = { ...shape, transform };
  const tools = toolFunctions(stage, data, common);
  const environment = {
    ...asked(stage, data),
    ...stage.market,
    MODEL_ID: stage.model.id,
    TOOL_EXECUTION: "lambda",
    METRICS: "on",
    TOOL_FUNCTIONS: toolFunction(stage, "*"),
  };
  // The side panel and the context look funds up without a tool.
  const link = [
    ...data.modelKeys,
    ...picked(data.keys, reachOf({ needs: ["funds"] }, stage.market).keys),
  ];
  const permissions = [
    ...wholeTable(data.table),
    ...model(stage.model),
    {
      actions: ["lambda:InvokeFunction"],
      resources: Object.values(tools).map(({ arn }) => arn),
    },
  ];
  const durable = workflow({
    name: `${$app.name}-${stage.name}-workflow`,
    common: {
      ...shape,
      // The durable SDK records an error under the name of its class.
      nodejs: { ...shape.nodejs, esbuild: { ...shape.nodejs.esbuild, keepNames: true } },
      link,
      transform: { function: transform },
    },
    environment,
    permissions,
  });
  const { arn: workflowArn, targetArn: continuation } = durable.getFunction();
  const { identity, router, client, program, door } = edge;
  const api = apiFunction({
    common: { ...common, link },
    environment: {
      ...environment,
      BUS_NAME: data.events.name,
      OIDC_ISSUER: identity.issuer,
      OIDC_JWKS_URL: identity.keys,
      // An MCP client asks for a token for the address of /mcp, which is then its audience.
      OIDC_AUDIENCE: $interpolate`${client.id},${program.id},${door.api.url}mcp`,
      // The page's server publishes the metadata, except in a live session, which deploys no page.
      OIDC_AUTHORIZATION_SERVER: $dev ? identity.issuer : router.url,
      OIDC_WRITE_SCOPE: writeScope,
      API_URL: door.api.url,
      OIDC_ADVISOR_CLAIM: identity.claim,
      SITE_ORIGIN: router.url.apply((url) => [url, ...stage.pages].join(",")),
      CONTINUATION_FUNCTION: continuation,
    },
    permissions: [
      ...permissions,
      { actions: ["lambda:InvokeFunction"], resources: [continuation] },
      // A decision may go to a run of any version.
      {
        actions: ["lambda:SendDurableExecutionCallbackSuccess"],
        resources: [$interpolate`${workflowArn}:*`],
      },
      { actions: ["events:PutEvents"], resources: [data.events.arn] },
    ],
  });
  return { tools, workflow: durable, api, title: titleFunction(stage, data, common) };
}

export type Compute = ReturnType<typeof compute>;

type Common = Functions["shape"] & Pick<Functions, "transform">;

function toolFunctions(stage: Stage, data: Data, common: Common) {
  return Object.fromEntries(
    catalog.map(({ name, needs, cost }) => {
      const { access, keys } = reachOf({ name, needs }, stage.market);
      const environment = {
        ...stage.running,
        ...stage.market,
        TABLE_NAME: data.table.name,
      };
      const made = tool({
        name,
        functionName: toolFunction(stage, name),
        seconds: cost.seconds,
        common: { ...common, link: picked(data.keys, keys) },
        environment,
        access,
        table: data.table.arn,
      });
      return [name, made];
    }),
  );
}

/** What a tool's function is called; with `*`, what all of them are. */
const toolFunction = (stage: Stage, tool: string): string => `${$app.name}-${stage.name}-${tool}`;

/** The settings of every function that calls a model. */
const asked = (stage: Stage, data: Data) => ({
  ...stage.running,
  ...stage.spending,
  TABLE_NAME: data.table.name,
});

const titleFunction = (stage: Stage, data: Data, common: Common) =>
  title({
    common: { ...common, link: data.modelKeys },
    environment: {
      ...asked(stage, data),
      MODEL_ID: stage.titleModel ?? stage.model.id,
      METRICS: "on",
    },
    permissions: [
      ...partitions(data.table, [conversationKey("*").pk, spendKey("*", "").pk]),
      ...model({ ...stage.model, id: stage.titleModel ?? stage.model.id }),
    ],
    bus: data.events,
    deadLetters: data.deadLetters,
    event: { source: eventSource, detailType: conversationStartedType },
  });

const picked = (secrets: Record<string, sst.Secret>, names: readonly string[]): sst.Secret[] =>
  Object.entries(secrets).flatMap(([name, secret]) => (names.includes(name) ? [secret] : []));
