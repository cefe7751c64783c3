interface Options {
  /** Fixed, because its own role must name it. */
  name: string;
  common: Partial<sst.aws.WorkflowArgs>;
  environment: Record<string, $util.Input<string>>;
  permissions: sst.aws.FunctionPermissionArgs[];
}

/** Durable work that waits for people or outlasts a function. A crash costs at most one step. */
export function workflow({ name, common, environment, permissions }: Options): sst.aws.Workflow {
  const region = aws.getRegionOutput().region;
  const account = aws.getCallerIdentityOutput().accountId;
  const partition = aws.getPartitionOutput().partition;
  const own = $interpolate`arn:${partition}:lambda:${region}:${account}:function:${name}:*`;
  return new sst.aws.Workflow("Workflow", {
    ...common,
    name,
    handler: "packages/functions/src/workflow.handler",
    description: "Turns and runs that wait for an approval or take long",
    // It runs turns, like the API.
    memory: "1024 MB",
    timeout: { execution: "7 days", invocation: "15 minutes" },
    retention: "30 days",
    environment,
    permissions: [
      ...permissions,
      {
        actions: ["lambda:CheckpointDurableExecution", "lambda:GetDurableExecutionState"],
        resources: [own],
      },
      // A run starts child runs in its own version of the code.
      { actions: ["lambda:InvokeFunction"], resources: [own] },
      // A run that starts waiting for a decision that already exists completes its own callback.
      { actions: ["lambda:SendDurableExecutionCallbackSuccess"], resources: [own] },
    ],
  });
}
