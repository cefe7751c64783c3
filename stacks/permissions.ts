import { byAdvisor } from "@advisor/adapters/dynamo/keys";
import { modelArns } from "./model-arns.ts";
import type { Stage } from "./stage.ts";

type Permission = sst.aws.FunctionPermissionArgs;

/** A conversation is read whole, its entries are added, its card changes; nothing is ever deleted. */
const verbs = ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"];

/** The whole table, for whoever carries out turns. */
export const wholeTable = ({ arn }: sst.aws.Dynamo): Permission[] => [
  { actions: verbs.map((verb) => `dynamodb:${verb}`), resources: [arn] },
  { actions: ["dynamodb:Query"], resources: [$interpolate`${arn}/index/${byAdvisor}`] },
];

/** These partitions of the table only. */
export const partitions = ({ arn }: sst.aws.Dynamo, keys: readonly string[]): Permission[] => [
  {
    actions: verbs.map((verb) => `dynamodb:${verb}`),
    resources: [arn],
    conditions: [
      {
        test: "ForAllValues:StringLike",
        variable: "dynamodb:LeadingKeys",
        values: [...keys],
      },
    ],
  },
];

/** To ask one model, and no other. */
export const model = (chosen: Stage["model"]): Permission[] => [
  {
    actions: ["bedrock:InvokeModelWithResponseStream"],
    resources: $resolve([
      aws.getRegionOutput().region,
      aws.getCallerIdentityOutput().accountId,
      aws.getPartitionOutput().partition,
    ]).apply(([region, account, partition]) => modelArns(chosen, { region, account, partition })),
  },
];
