import { byAdvisor } from "@advisor/adapters/dynamo/keys";
import { modelArns } from "./model-arns.ts";
import type { Stage } from "./stage.ts";

type Permission = sst.aws.FunctionPermissionArgs;

/** A conversation is read whole, its entries are added, its card changes; nothing is ever deleted. */
const verbs = ["GetItem", "Query", "PutItem", "UpdateItem"].map((verb) => `dynamodb:${verb}`);

/** The whole table, for whoever carries out turns and research. */
export const wholeTable = ({ arn }: sst.aws.Dynamo): Permission[] => [
  { actions: [...verbs, "dynamodb:BatchGetItem"], resources: [arn] },
  { actions: ["dynamodb:Query"], resources: [$interpolate`${arn}/index/${byAdvisor}`] },
];

/** These partitions of the table only. */
export const partitions = ({ arn }: sst.aws.Dynamo, keys: readonly string[]): Permission[] => [
  {
    actions: verbs,
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

/** To ask one model of Bedrock, and no other; nothing where another provider's model is asked. */
export const model = (chosen: Stage["model"]): Permission[] =>
  chosen.regions.length === 0 ? [] : [asking(chosen)];

const asking = (chosen: Stage["model"]): Permission => ({
  // Some models call tools only where their answer is not streamed.
  actions: ["bedrock:InvokeModelWithResponseStream", "bedrock:InvokeModel"],
  resources: $resolve([
    aws.getRegionOutput().region,
    aws.getCallerIdentityOutput().accountId,
    aws.getPartitionOutput().partition,
  ]).apply(([region, account, partition]) => modelArns(chosen, { region, account, partition })),
});
