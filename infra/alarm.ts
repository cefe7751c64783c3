type Text = $util.Input<string>;

interface Options {
  /** The name of the dashboard. */
  name: string;
  mail: string;
  budgetUsd: number;
  api: { name: Text; stage: Text; handler: Text };
  title: Text;
  workflow: Text;
  /** Function names by tool name. */
  tools: Readonly<Record<string, Text>>;
  table: Text;
  deadLetters: Text;
}

interface WatchedMetric {
  namespace: string;
  metric: string;
  dimensions: Record<string, Text>;
  statistic?: string;
  above?: number;
  minutes?: number;
}

const lambda = (metric: string, FunctionName: Text): WatchedMetric => ({
  namespace: "AWS/Lambda",
  metric,
  dimensions: { FunctionName },
});

/** A metric that the functions publish. */
const ours = (metric: string): WatchedMetric => ({
  namespace: "AdvisorCopilot",
  metric,
  dimensions: { service: "advisor-copilot" },
});

/**
 * A day that costs a tenth of the month's model budget raises an alarm while there is still time to
 * react.
 */
const daysOfBudget = 10;

/**
 * A turn may take 15 minutes but hardly ever does. Two minutes count as slow, long before any
 * limit.
 */
const slowMs = 120_000;

/** Sends mail when something fails or costs more than it should. */
export function alarms(options: Options) {
  const { mail, budgetUsd } = options;
  const topic = new aws.sns.Topic("Alarms");
  new aws.sns.TopicSubscription("AlarmsMail", {
    topic: topic.arn,
    protocol: "email",
    endpoint: mail,
  });
  const single = parts(options);
  const tools = toolErrors(options.tools);
  for (const [name, what] of Object.entries({ ...single, ...tools })) alarm(name, what, topic.arn);
  dashboard(options.name, single, tools);
  return new aws.budgets.Budget("Budget", {
    budgetType: "COST",
    limitAmount: String(budgetUsd),
    limitUnit: "USD",
    timeUnit: "MONTHLY",
    notifications: [
      ["ACTUAL", 80],
      ["FORECASTED", 100],
    ].map(([notificationType, threshold]) => ({
      notificationType: String(notificationType),
      threshold: Number(threshold),
      thresholdType: "PERCENTAGE",
      comparisonOperator: "GREATER_THAN",
      subscriberEmailAddresses: [mail],
    })),
  });
}

const parts = ({
  api,
  title,
  workflow,
  table,
  deadLetters,
  budgetUsd,
}: Options): Record<string, WatchedMetric> => ({
  ApiFailures: {
    namespace: "AWS/ApiGateway",
    metric: "5XXError",
    dimensions: { ApiName: api.name, Stage: api.stage },
    // Provider failures are included; a few of them are retried successfully.
    above: 4,
  },
  ApiErrors: lambda("Errors", api.handler),
  ApiThrottles: lambda("Throttles", api.handler),
  ApiSlow: { ...lambda("Duration", api.handler), statistic: "p99", above: slowMs, minutes: 15 },
  // Every turn fails until someone fixes the configuration, and the API's own error rate does not
  // show it.
  ModelMisconfigured: ours("ModelMisconfigured"),
  // A single throttled or silent model call ends a turn that the advisor retries; several are an
  // outage.
  ModelFaults: { ...ours("ModelFaults"), above: 4 },
  SpendOfDay: { ...ours("CostUsd"), above: budgetUsd / daysOfBudget, minutes: 24 * 60 },
  TitleErrors: lambda("Errors", title),
  WorkflowErrors: lambda("Errors", workflow),
  WorkflowFailures: lambda("DurableExecutionFailed", workflow),
  WorkflowTimeouts: lambda("DurableExecutionTimedOut", workflow),
  DeadLetters: {
    namespace: "AWS/SQS",
    metric: "ApproximateNumberOfMessagesVisible",
    dimensions: { QueueName: deadLetters },
    statistic: "Maximum",
  },
  TableReadThrottles: throttles("ReadThrottleEvents", table),
  TableWriteThrottles: throttles("WriteThrottleEvents", table),
});

/**
 * A provider failure is returned as a fault and not counted as an error. A few errors may be slow
 * starts.
 */
const toolErrors = (tools: Options["tools"]): Record<string, WatchedMetric> =>
  Object.fromEntries(
    Object.entries(tools).map(([name, handler]) => [
      `Tool_${name}`,
      { ...lambda("Errors", handler), above: 3 },
    ]),
  );

const throttles = (metric: string, TableName: Text): WatchedMetric => ({
  namespace: "AWS/DynamoDB",
  metric,
  dimensions: { TableName },
});

function alarm(name: string, what: WatchedMetric, topic: Text) {
  const { namespace, metric, dimensions, statistic = "Sum", above = 0, minutes = 5 } = what;
  const percentile = statistic.startsWith("p");
  return new aws.cloudwatch.MetricAlarm(`Alarm${name}`, {
    namespace,
    metricName: metric,
    dimensions,
    ...(percentile ? { extendedStatistic: statistic } : { statistic }),
    period: minutes * 60,
    evaluationPeriods: 1,
    threshold: above,
    comparisonOperator: "GreaterThanThreshold",
    // Without calls there is no problem.
    treatMissingData: "notBreaching",
    alarmActions: [topic],
    okActions: [topic],
  });
}

/** One graph per alarm, and one for all tools. */
function dashboard(
  dashboardName: string,
  single: Record<string, WatchedMetric>,
  tools: Record<string, WatchedMetric>,
) {
  const graphs = Object.entries(single).map(([name, what]) => [name, [series(what)]] as const);
  const all = [...graphs, ["Tools", Object.values(tools).map(series)] as const];
  return new aws.cloudwatch.Dashboard("Dashboard", {
    dashboardName,
    dashboardBody: $jsonStringify({
      widgets: all.map(([title, metrics], at) => widget(title, metrics, at)),
    }),
  });
}

const series = ({ namespace, metric, dimensions, statistic = "Sum" }: WatchedMetric) => [
  namespace,
  metric,
  ...Object.entries(dimensions).flat(),
  { stat: statistic },
];

const widget = (title: string, metrics: readonly unknown[], at: number) => ({
  type: "metric",
  x: (at % 3) * 8,
  y: Math.floor(at / 3) * 6,
  width: 8,
  height: 6,
  properties: { title, metrics, region: aws.getRegionOutput().region, period: 300 },
});
