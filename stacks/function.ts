import type { Stage } from "./stage.ts";

/**
 * Settings shared by all functions. Code splitting loads rarely used code late, which cuts about a
 * third off a cold start; the names of functions and classes, 7% of the code that the API starts with,
 * are left out. Each function has its own role with access to its own log group, instead of the
 * default policy for all groups.
 */
export function functions({ name, logs }: Stage) {
  const region = aws.getRegionOutput().region;
  const account = aws.getCallerIdentityOutput().accountId;
  const partition = aws.getPartitionOutput().partition;
  const group = (logical: string) => `/${$app.name}/${name}/${logical}`;
  return {
    shape: {
      runtime: "nodejs24.x",
      architecture: "arm64",
      nodejs: { format: "esm", minify: true, splitting: true, esbuild: bundling },
      logging: { format: "json", retention: logs },
    },
    transform: {
      logGroup(args, _, logical) {
        args.name = group(logical);
      },
      role(args, _, logical) {
        const own = group(logical.replace(/Role$/, "LogGroup"));
        const arn = $interpolate`arn:${partition}:logs:${region}:${account}:log-group:${own}:*`;
        const actions = ["logs:CreateLogStream", "logs:PutLogEvents"];
        const statements = [{ actions, resources: [arn] }];
        const policy = aws.iam.getPolicyDocumentOutput({ statements }).json;
        args.managedPolicyArns = [];
        // SST lets the whole account assume the role, which only a live session needs.
        if (!$dev) args.assumeRolePolicy = takenOnByLambda();
        args.inlinePolicies = $output(args.inlinePolicies ?? []).apply((policies) => [
          ...policies,
          { name: "logs", policy },
        ]);
      },
    },
  } satisfies {
    shape: Partial<sst.aws.WorkflowArgs>;
    transform: sst.aws.FunctionArgs["transform"];
  };
}

const takenOnByLambda = () =>
  aws.iam.getPolicyDocumentOutput({
    statements: [
      {
        actions: ["sts:AssumeRole"],
        principals: [{ type: "Service", identifiers: ["lambda.amazonaws.com"] }],
      },
    ],
  }).json;

/** `IN_LAMBDA` leaves code out that looks for credentials elsewhere than in a function's variables. */
const bundling = { keepNames: false, define: { IN_LAMBDA: "true" } };

export type Functions = ReturnType<typeof functions>;
