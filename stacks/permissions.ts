import { advisorIndex } from "@advisor/adapters/dynamo/keys";
import { modelArns } from "./model-arns.ts";
import type { Stage } from "./stage.ts";

type Permission = sst.aws.FunctionPermissionArgs;

/** Conversations are read, extended and updated. Nothing is ever deleted. */
const verbs = ["GetItem", "Query", "PutItem", "UpdateItem"].map((verb) => `dynamodb:${verb}`);

/** Access to the whole table, for functions that run turns and research. */
export const wholeTable = ({ arn }: sst.aws.Dynamo): Permission[] => [
  { actions: [...verbs, "dynamodb:BatchGetItem"], resources: [arn] },
  { actions: ["dynamodb:Query"], resources: [$interpolate`${arn}/index/${advisorIndex}`] },
];

/** Access to these partitions only. */
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

/** Permission to call one Bedrock model; none if another provider's model is used. */
export const model = (chosen: Stage["model"]): Permission[] =>
  chosen.regions.length === 0 ? [] : [asking(chosen)];

const asking = (chosen: Stage["model"]): Permission => ({
  // Some models call tools only when not streaming.
  actions: ["bedrock:InvokeModelWithResponseStream", "bedrock:InvokeModel"],
  resources: $resolve([
    aws.getRegionOutput().region,
    aws.getCallerIdentityOutput().accountId,
    aws.getPartitionOutput().partition,
  ]).apply(([region, account, partition]) => modelArns(chosen, { region, account, partition })),
});
