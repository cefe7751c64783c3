import { catalog } from "@advisor/tools/catalog.gen";
import { keyNames, modelKeys, reachOf } from "../../../stacks/providers.ts";
import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import { all, at, called, one, only, type Rule, textAt, tools, unlike } from "../reading.ts";
import { secretOf } from "../secret-of.ts";
import { grants, statements } from "./policy.ts";

const aws = "us-east-1:123456789012";
const table = (deployment: Deployment) =>
  `arn:aws:dynamodb:${aws}:table/${called(only(deployment, "dynamodb/table"))}`;

const roles = (deployment: Deployment) =>
  all(deployment, "iam/role").filter(({ name }) => name !== "APIGatewayPushToCloudWatchLogsRole");

/** A function's role has the function's name. */
const roleOf = (deployment: Deployment, { name }: Resource): Resource =>
  roles(deployment).find((role) => role.name === name.replace(/Function$/, "Role")) ?? {
    type: "aws:iam/role:Role",
    name: `no role of ${name}`,
    inputs: {},
  };

const logs = ({ stage }: Deployment, { name }: Resource): string[] =>
  ["logs:CreateLogStream", "logs:PutLogEvents"].map(
    (action) =>
      `${action} arn:aws:logs:${aws}:log-group:/advisor-copilot/${stage}/${name.replace(/Function$/, "LogGroup")}:*`,
  );

const invoking = (arns: readonly string[]): string[] =>
  arns.flatMap((arn) => [
    `bedrock:InvokeModelWithResponseStream ${arn}`,
    `bedrock:InvokeModel ${arn}`,
  ]);

const model = invoking([
  ...["us-east-1", "us-east-2", "us-west-2"].map(
    (region) => `arn:aws:bedrock:${region}::foundation-model/anthropic.claude-sonnet-5-5`,
  ),
  `arn:aws:bedrock:${aws}:inference-profile/us.anthropic.claude-sonnet-5-5`,
]);

/** The model for titles is set in the development stage, to one without an inference profile. */
const titleModel = ({ variables: { TITLE_MODEL_ID } }: Deployment): string[] =>
  TITLE_MODEL_ID === undefined
    ? model
    : invoking([`arn:aws:bedrock:us-east-1::foundation-model/${TITLE_MODEL_ID}`]);

const turns = (deployment: Deployment): string[] => [
  ...["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"].map(
    (verb) => `dynamodb:${verb} ${table(deployment)}`,
  ),
  `dynamodb:Query ${table(deployment)}/index/byAdvisor`,
  ...model,
  ...catalog.map(
    ({ name }) =>
      `lambda:InvokeFunction arn:aws:lambda:${aws}:function:advisor-copilot-${deployment.stage}-${name}`,
  ),
];

const may = (deployment: Deployment, resource: Resource, wanted: string[]): string[] => {
  const role = roleOf(deployment, resource);
  return unlike(role.name, grants(role), [...wanted, ...logs(deployment, resource)]);
};

const workflowArn = ({ stage }: Deployment) =>
  `arn:aws:lambda:${aws}:function:advisor-copilot-${stage}-workflow`;

/** The secrets linked to a function. */
const linked = ({ builds }: Deployment, { name }: Resource): string[] =>
  Object.keys(builds.find(({ functionID }) => `${functionID}Function` === name)?.links ?? {});

/** Each role is listed exactly; any extra or missing permission is a fault. */
export const rights = {
  "a tool may access only the table keys that its needs require": (deployment) =>
    tools(deployment).flatMap((tool) => {
      const name = at(tool, "environment.variables.TOOL");
      const known = catalog.find((one) => one.name === name) ?? { needs: [] };
      const { access } = reachOf(known, deployment.market);
      const wanted = Object.entries(access).map(([action, partitions]) => {
        const [verb, index] = action.split(" ");
        const resource = `${table(deployment)}${index === undefined ? "" : `/index/${index}`}`;
        return `dynamodb:${verb} ${resource} dynamodb:LeadingKeys=${partitions.join(",")}`;
      });
      return may(deployment, tool, wanted);
    }),

  "a function is linked only to the keys of the providers and the model that it uses": (
    deployment,
  ) => {
    const looksThrough = [one(deployment, "Api").name, one(deployment, "Workflow").name];
    const asksModel = [...looksThrough, one(deployment, "Bus").name];
    return all(deployment, "lambda/function").flatMap((resource) => {
      const name = at(resource, "environment.variables.TOOL");
      const tool = catalog.find((known) => known.name === name);
      const needs = looksThrough.includes(resource.name) ? (["funds"] as const) : [];
      return unlike(resource.name, linked(deployment, resource), [
        ...reachOf(tool ?? { needs }, deployment.market).keys.map(secretOf),
        ...(asksModel.includes(resource.name) ? modelKeys.map(secretOf) : []),
      ]);
    });
  },

  "no key is in a function's environment, under its own name or another": (deployment) =>
    all(deployment, "lambda/function").flatMap((resource) =>
      Object.entries(at(resource, "environment.variables") as Record<string, string>)
        .filter(
          ([variable, value]) =>
            [...keyNames, ...modelKeys].includes(variable) ||
            deployment.secrets.some((secret) => value.includes(secret)),
        )
        .map(([variable]) => `${resource.name}: shows ${variable}`),
    ),

  "the API may store turns, call the model, publish events, and invoke tools and workflow": (
    deployment,
  ) =>
    may(deployment, one(deployment, "Api"), [
      ...turns(deployment),
      `lambda:InvokeFunction ${workflowArn(deployment)}:7`,
      `lambda:SendDurableExecutionCallbackSuccess ${workflowArn(deployment)}:*`,
      `events:PutEvents arn:aws:cloudwatch:${aws}:eventBus/${called(only(deployment, "cloudwatch/eventBus"))}`,
    ]),

  "the workflow may do what a turn does, checkpoint, and invoke and complete itself": (
    deployment,
  ) =>
    may(deployment, one(deployment, "Workflow"), [
      ...turns(deployment),
      `lambda:CheckpointDurableExecution ${workflowArn(deployment)}:*`,
      `lambda:GetDurableExecutionState ${workflowArn(deployment)}:*`,
      `lambda:InvokeFunction ${workflowArn(deployment)}:*`,
      `lambda:SendDurableExecutionCallbackSuccess ${workflowArn(deployment)}:*`,
    ]),

  "the title function may read and name conversations, and record its cost": (deployment) =>
    may(deployment, one(deployment, "Bus"), [
      ...["GetItem", "Query", "PutItem", "UpdateItem"].map(
        (verb) => `dynamodb:${verb} ${table(deployment)} dynamodb:LeadingKeys=CON#*,SPEND#*`,
      ),
      ...titleModel(deployment),
      `sqs:SendMessage arn:aws:sqs:${aws}:DeadLetters`,
    ]),

  "no role has a wildcard, a managed policy, or a second principal": (deployment) =>
    roles(deployment).flatMap((role) => [
      ...statements(role).flatMap(({ actions, resources }) => [
        ...actions.filter((action) => action.includes("*")).map((one) => `${role.name}: ${one}`),
        ...resources.filter(wild).map((resource) => `${role.name}: on ${resource}`),
      ]),
      ...unlike(`${role.name} policies`, at(role, "managedPolicyArns") as string[], []),
      ...unlike(
        `${role.name} is taken on by`,
        [...textAt(role, "assumeRolePolicy").matchAll(/"identifiers":\["([^"]+)"/g)].map(
          ([, principal = ""]) => principal,
        ),
        ["lambda.amazonaws.com"],
      ),
    ]),

  "every function has its own role": (deployment) => {
    const used = all(deployment, "lambda/function").map((resource) => textAt(resource, "role"));
    return used.length === new Set(used).size ? [] : ["functions share a role"];
  },
} satisfies Record<string, Rule>;

/** The names of log streams and executions are not known in advance. */
const wild = (resource: string): boolean =>
  resource.replace(/^(arn:aws:(?:logs|lambda):\S*[^*]):\*$/, "$1").includes("*");
