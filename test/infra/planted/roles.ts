import type { Resource } from "../answers.ts";
import { granting, type Mistakes, ofFunction, set, setting } from "../planting.ts";
import { tools } from "../reading.ts";
import type { rights } from "../rules/roles.ts";

const table = "arn:aws:dynamodb:us-east-1:123456789012:table/other";

export const planted: Mistakes<typeof rights> = {
  "a tool may access only the table keys that its needs require": {
    "one more action": granting("ToolGetQuotesRole", ["dynamodb:DeleteItem"], [table]),
    "the whole table": granting("ToolGetTickerInfoRole", ["dynamodb:GetItem"], [table]),
    "nothing at all": setting("iam/role", "inlinePolicies", []),
  },
  "a function is linked only to the keys of the providers and the model that it uses": {
    "a key that is not needed": ({ builds }) => {
      for (const build of builds) build.links = { ...build.links, FmpApiKey: {} };
    },
    "no key for the model": ({ builds }) => {
      for (const build of builds) build.links = {};
    },
  },
  "no key is in a function's environment, under its own name or another": {
    "a provider's key under another name": (deployment) =>
      set(
        tools(deployment)[0] as Resource,
        "environment.variables.OPTIONS",
        JSON.stringify({ key: deployment.secrets[0] }),
      ),
    "a provider's key in a tool": (deployment) =>
      set(tools(deployment)[0] as Resource, "environment.variables.FMP_API_KEY", "secret"),
    "the model's key in the API": ofFunction("Api", "environment.variables.OPENAI_API_KEY", "k"),
  },
  "the API may store turns, call the model, publish events, and invoke tools and workflow": {
    "it may delete": granting("ApiHandlerRole", ["dynamodb:DeleteItem"], [table]),
    "it may stop runs": granting(
      "ApiHandlerRole",
      ["lambda:StopDurableExecution"],
      ["arn:aws:lambda:us-east-1:123456789012:function:advisor-copilot-production-workflow:*"],
    ),
    "any model": granting("ApiHandlerRole", ["bedrock:InvokeModelWithResponseStream"], ["*"]),
    "no rights": setting("iam/role", "inlinePolicies", []),
  },
  "the workflow may do what a turn does, checkpoint, and invoke and complete itself": {
    "it may publish events": granting("WorkflowHandlerRole", ["events:PutEvents"], ["arn:bus"]),
    "it may invoke another": granting(
      "WorkflowHandlerRole",
      ["lambda:InvokeFunction"],
      ["arn:aws:lambda:us-east-1:123456789012:function:other:*"],
    ),
    "no rights": setting("iam/role", "inlinePolicies", []),
  },
  "the title function may read and name conversations, and record its cost": {
    "it may invoke": granting(
      "BusSubscriberTitleFunctionRole",
      ["lambda:InvokeFunction"],
      ["arn:x"],
    ),
  },
  "no role has a wildcard, a managed policy, or a second principal": {
    "a wildcard action": granting("ToolGetQuotesRole", ["dynamodb:*"], [table]),
    "a wildcard resource": granting("ToolGetQuotesRole", ["dynamodb:GetItem"], ["*"]),
    "a policy of AWS": setting("iam/role", "managedPolicyArns", ["arn:aws:iam::aws:policy/Admin"]),
    "anyone in the account": setting(
      "iam/role",
      "assumeRolePolicy",
      '{"identifiers":["lambda.amazonaws.com"]},{"identifiers":["arn:aws:iam::1:root"]}',
    ),
  },
  "every function has its own role": {
    "a shared role": setting("lambda/function", "role", "arn:aws:iam::1:role/all"),
  },
};
