import { existsSync } from "node:fs";
import { catalog } from "@advisor/tools/catalog.gen";
import type { Resource } from "../answers.ts";
import {
  all,
  at,
  called,
  differs,
  functions,
  one,
  type Rule,
  textAt,
  tools,
  unlike,
} from "../reading.ts";

const root = new URL("../../../", import.meta.url);
/** Beyond the tool's own deadline, as for its callers. */
const grace = 5;
/** Lambda's limit on the names and values of all variables. */
const variableBytes = 4_096;
/** What SST adds to the variables: SST_KEY, with a key of 32 bytes in base64. */
const key = "SST_KEY".length + 44;

/** What the API reads when /docs is opened. */
const docsFiles = ["package.json", "swagger-ui.css", "swagger-ui-bundle.js"].map(
  (name) => `node_modules/swagger-ui-dist/${name}`,
);

/** The functions and their resources. */
export const running = {
  "functions run Node 24 on arm64, and log JSON": (deployment) =>
    functions(deployment).flatMap((fn) =>
      differs(fn, {
        runtime: "nodejs24.x",
        architectures: ["arm64"],
        "loggingConfig.logFormat": "JSON",
        memorySize: /^(Tool|Bus|Advisors)/.test(fn.name) ? 512 : 1_024,
      }),
    ),

  "bundles are split into modules, and their entry points exist": ({ builds }) =>
    builds.flatMap(({ functionID, handler, properties }) => {
      const file = `${handler.replace(/\.handler$/, "")}.ts`;
      const { splitting, format, minify } = properties;
      return [
        ...(existsSync(new URL(file, root)) ? [] : [`${functionID}: there is no ${file}`]),
        ...(splitting && minify && format === "esm" ? [] : [`${functionID}: is one large file`]),
      ];
    }),

  "only the workflow's bundle keeps the names of classes": ({ builds }) =>
    builds.flatMap(({ functionID, handler, properties }) => {
      const { keepNames = true } = properties.esbuild ?? {};
      const durable = handler.endsWith("/workflow.handler");
      if (keepNames === durable) return [];
      return [`${functionID}: ${keepNames ? "keeps" : "lacks"} the names of classes`];
    }),

  "no bundle looks for credentials elsewhere than in Lambda's variables": ({ builds }) =>
    builds.flatMap(({ functionID, properties }) =>
      properties.esbuild?.define?.IN_LAMBDA === "true"
        ? []
        : [`${functionID}: is bundled for any place`],
    ),

  "the files behind /docs are beside the API's code, and no others beside any": ({ builds }) =>
    builds.flatMap(({ functionID, copyFiles }) =>
      unlike(
        functionID,
        copyFiles.map(({ to }) => to),
        functionID.startsWith("Api") ? docsFiles : [],
      ),
    ),

  "every tool of the catalog has a function with its name and its timeout": (deployment) => [
    ...unlike(
      "tools",
      tools(deployment).map((tool) => textAt(tool, "environment.variables.TOOL")),
      catalog.map(({ name }) => name),
    ),
    ...tools(deployment).flatMap((tool) => {
      const name = at(tool, "environment.variables.TOOL");
      const { cost } = catalog.find((known) => known.name === name) ?? {};
      return differs(tool, { timeout: (cost?.seconds ?? 0) + grace });
    }),
  ],

  "the title and the token function have the time that their callers wait": (deployment) => [
    ...differs(one(deployment, "Bus"), { timeout: 30 }),
    // Cognito waits five seconds.
    ...differs(one(deployment, "Advisors"), { timeout: 5 }),
  ],

  "the API and the workflow run each tool in its own function": (deployment) =>
    (["Api", "Workflow"] as const).flatMap((start) => {
      const pattern = textAt(one(deployment, start), "environment.variables.TOOL_FUNCTIONS");
      const wanted = (tool: Resource) =>
        pattern.replace("*", textAt(tool, "environment.variables.TOOL"));
      return [
        ...differs(one(deployment, start), { "environment.variables.TOOL_EXECUTION": "lambda" }),
        ...tools(deployment).flatMap((tool) => differs(tool, { name: wanted(tool) })),
      ];
    }),

  "the workflow is durable for a week and versioned, and the API starts a version": (
    deployment,
  ) => {
    const workflow = one(deployment, "Workflow");
    return [
      ...differs(workflow, {
        durableConfig: { executionTimeout: 7 * 24 * 3_600, retentionPeriod: 30 },
        publish: true,
        timeout: 900,
      }),
      ...differs(one(deployment, "Api"), {
        "environment.variables.CONTINUATION_FUNCTION": `arn:aws:lambda:us-east-1:123456789012:function:${called(workflow)}:7`,
      }),
    ];
  },

  "environment variables are within Lambda's size limit": (deployment) =>
    functions(deployment).flatMap((fn) => {
      const variables = Object.entries(at(fn, "environment.variables") as object);
      const bytes = variables.reduce((sum, [name, value]) => sum + `${name}${value}`.length, key);
      return bytes > variableBytes ? [`${fn.name}: has ${bytes} bytes of variables`] : [];
    }),

  "no function has provisioned or reserved concurrency": (deployment) => [
    ...all(deployment, "lambda/provisionedConcurrencyConfig").map(({ name }) => name),
    ...functions(deployment).flatMap((fn) =>
      differs(fn, { reservedConcurrentExecutions: undefined }),
    ),
  ],
} satisfies Record<string, Rule>;
