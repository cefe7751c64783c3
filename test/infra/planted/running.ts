import type { Resource } from "../answers.ts";
import { adding, type Mistakes, ofFunction, set, setting } from "../planting.ts";
import { tools } from "../reading.ts";
import type { running } from "../rules/running.ts";

export const planted: Mistakes<typeof running> = {
  "functions run Node 24 on arm64, and log JSON": {
    "another runtime": setting("lambda/function", "runtime", "nodejs20.x"),
    "another processor": setting("lambda/function", "architectures", ["x86_64"]),
    "the default memory": setting("lambda/function", "memorySize", 128),
    "plain text": setting("lambda/function", "loggingConfig.logFormat", "Text"),
  },
  "bundles are split into modules, and their entry points exist": {
    "one large file": ({ builds }) => {
      for (const { properties } of builds) properties.splitting = false;
    },
    "a path that does not exist": ({ builds }) => {
      for (const build of builds) build.handler = "packages/functions/src/gone.handler";
    },
  },
  "only the workflow's bundle keeps the names of classes": {
    "an error of a durable run without a name": ({ builds }) => {
      for (const { properties } of builds) properties.esbuild = { keepNames: false };
    },
    "names in every bundle": ({ builds }) => {
      for (const { properties } of builds) delete properties.esbuild;
    },
  },
  "no bundle looks for credentials elsewhere than in Lambda's variables": {
    "a bundle for any place": ({ builds }) => {
      for (const { properties } of builds) properties.esbuild = { define: {} };
    },
  },
  "the files behind /docs are beside the API's code, and no others beside any": {
    "an API without the docs": ({ builds }) => {
      for (const build of builds) build.copyFiles = [];
    },
    "a file beside every function": ({ builds }) => {
      for (const build of builds) build.copyFiles = [...build.copyFiles, { to: ".env" }];
    },
  },
  "every tool of the catalog has a function with its name and its timeout": {
    "a tool without a function": (deployment) => {
      const [first] = tools(deployment);
      deployment.resources = deployment.resources.filter((resource) => resource !== first);
    },
    "the default time": (deployment) => set(tools(deployment)[0] as Resource, "timeout", 3),
  },
  "the title and the token function have the time that their callers wait": {
    "the default time for a title": ofFunction("Bus", "timeout", 3),
    "longer than Cognito waits": ofFunction("Advisors", "timeout", 30),
  },
  "the API and the workflow run each tool in its own function": {
    "tools of another stage": ofFunction(
      "Api",
      "environment.variables.TOOL_FUNCTIONS",
      "advisor-copilot-staging-*",
    ),
    "one function for all tools": ofFunction(
      "Workflow",
      "environment.variables.TOOL_FUNCTIONS",
      "advisor-copilot-production-get_quotes",
    ),
    "tools inside the API": ofFunction("Api", "environment.variables.TOOL_EXECUTION", "inline"),
  },
  "the workflow is durable for a week and versioned, and the API starts a version": {
    "not durable": ofFunction("Workflow", "durableConfig", undefined),
    "no versions": ofFunction("Workflow", "publish", false),
    "started without a version": ofFunction(
      "Api",
      "environment.variables.CONTINUATION_FUNCTION",
      "arn:aws:lambda:us-east-1:123456789012:function:advisor-copilot-production-workflow",
    ),
  },
  "environment variables are within Lambda's size limit": {
    "a long variable": ofFunction("Api", "environment.variables.NOTES", "x".repeat(4_000)),
  },
  "no function has provisioned or reserved concurrency": {
    reserved: setting("lambda/function", "reservedConcurrentExecutions", 1),
    provisioned: adding("lambda/provisionedConcurrencyConfig", "Warm", {}),
  },
};
