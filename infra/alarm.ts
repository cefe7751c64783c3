type Text = $util.Input<string>;

interface Given {
  /** What the dashboard is called. */
  name: string;
  mail: string;
  budgetUsd: number;
  api: { name: Text; stage: Text; handler: Text };
  title: Text;
  workflow: Text;
  /** By the name of the tool, that of its function. */
  tools: Readonly<Record<string, Text>>;
  table: Text;
  letters: Text;
}

interface Watched {
  namespace: string;
  metric: string;
  dimensions: Record<string, Text>;
  statistic?: string;
  above?: number;
  minutes?: number;
}

const lambda = (metric: string, FunctionName: Text): Watched => ({
  namespace: "AWS/Lambda",
  metric,
  dimensions: { FunctionName },
});

/** What the functions count themselves. */
const ours = (metric: string): Watched => ({
  namespace: "AdvisorCopilot",
  metric,
  dimensions: { service: "advisor-copilot" },
});

/** A day on which models cost a tenth of the month's budget is told while the month can still be saved. */
const daysOfBudget = 10;

/** A turn may take 15 minutes and hardly ever takes one: two are slow, long before anything is cut. */
const slowMs = 120_000;

/** Tells people by mail when something is wrong or costs more than it should. */
export function alarms(given: Given) {
  const { mail, budgetUsd } = given;
  const topic = new aws.sns.Topic("Alarms");
  new aws.sns.TopicSubscription("AlarmsMail", {
    topic: topic.arn,
    protocol: "email",
    endpoint: mail,
  });
  const single = parts(given);
  const tools = toolErrors(given.tools);
  for (const [name, what] of Object.entries({ ...single, ...tools })) alarm(name, what, topic.arn);
  dashboard(given.name, single, tools);
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
  letters,
  budgetUsd,
}: Given): Record<string, Watched> => ({
  ApiFailures: {
    namespace: "AWS/ApiGateway",
    metric: "5XXError",
    dimensions: { ApiName: api.name, Stage: api.stage },
    // A provider that fails is one of these too; a few are passed on and tried again.
    above: 4,
  },
  ApiErrors: lambda("Errors", api.handler),
  ApiThrottles: lambda("Throttles", api.handler),
  ApiSlow: { ...lambda("Duration", api.handler), statistic: "p99", above: slowMs, minutes: 15 },
  // Every turn fails until somebody repairs it, and none of them is a failure of the API's.
  ModelMisconfigured: ours("ModelMisconfigured"),
  // One that is throttled or silent ends a turn and is tried again by hand; several are an outage.
  ModelFaults: { ...ours("ModelFaults"), above: 4 },
  SpendOfDay: { ...ours("CostUsd"), above: budgetUsd / daysOfBudget, minutes: 24 * 60 },
  TitleErrors: lambda("Errors", title),
  WorkflowErrors: lambda("Errors", workflow),
  WorkflowFailures: lambda("DurableExecutionFailed", workflow),
  WorkflowTimeouts: lambda("DurableExecutionTimedOut", workflow),
  DeadLetters: {
    namespace: "AWS/SQS",
    metric: "ApproximateNumberOfMessagesVisible",
    dimensions: { QueueName: letters },
    statistic: "Maximum",
  },
  TableReadThrottles: throttles("ReadThrottleEvents", table),
  TableWriteThrottles: throttles("WriteThrottleEvents", table),
});

/** A provider that fails is answered as a fault and is no error; a few errors may be a slow start. */
const toolErrors = (tools: Given["tools"]): Record<string, Watched> =>
  Object.fromEntries(
    Object.entries(tools).map(([name, handler]) => [
      `Tool_${name}`,
      { ...lambda("Errors", handler), above: 3 },
    ]),
  );

const throttles = (metric: string, TableName: Text): Watched => ({
  namespace: "AWS/DynamoDB",
  metric,
  dimensions: { TableName },
});

function alarm(name: string, what: Watched, topic: Text) {
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
    // No calls are no trouble.
    treatMissingData: "notBreaching",
    alarmActions: [topic],
    okActions: [topic],
  });
}

/** One graph for each of what is watched, and one for the tools together. */
function dashboard(
  dashboardName: string,
  single: Record<string, Watched>,
  tools: Record<string, Watched>,
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

const series = ({ namespace, metric, dimensions, statistic = "Sum" }: Watched) => [
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
