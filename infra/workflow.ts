interface Given {
  /** Fixed, because its own role must name it. */
  name: string;
  common: Partial<sst.aws.WorkflowArgs>;
  environment: Record<string, $util.Input<string>>;
  permissions: sst.aws.FunctionPermissionArgs[];
}

/** What waits for people or outlives a function: durable, so that a crash costs one step at most. */
export function workflow({ name, common, environment, permissions }: Given): sst.aws.Workflow {
  const region = aws.getRegionOutput().region;
  const account = aws.getCallerIdentityOutput().accountId;
  const partition = aws.getPartitionOutput().partition;
  const own = $interpolate`arn:${partition}:lambda:${region}:${account}:function:${name}:*`;
  return new sst.aws.Workflow("Workflow", {
    ...common,
    name,
    handler: "packages/functions/src/workflow.handler",
    description: "Turns and runs that wait for an approval or take long",
    // It carries out turns, as the API does.
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
      // A run starts others in the version of the code that it runs itself.
      { actions: ["lambda:InvokeFunction"], resources: [own] },
      // A run that begins to wait for a decision that is there already answers itself.
      { actions: ["lambda:SendDurableExecutionCallbackSuccess"], resources: [own] },
    ],
  });
}
