import { catalog } from "@advisor/tools/catalog.gen";
import {
  all,
  at,
  called,
  differs,
  one,
  only,
  permanent,
  type Rule,
  textAt,
  unlike,
} from "../reading.ts";

const topic = "arn:aws:sns:us-east-1:123456789012:topic/Alarms";
const mail = "ops@example.com";

/** What alarms are sent for. */
export const watched = {
  "each kind of failure has an alarm on the right resource": (deployment) => {
    const api = called(only(deployment, "apigateway/restApi"));
    const lambda = (metric: string, start: "Api" | "Bus" | "Workflow") =>
      `AWS/Lambda ${metric} FunctionName=${called(one(deployment, start))} >0 Sum in 300 s`;
    const table = called(only(deployment, "dynamodb/table"));
    const wanted = [
      `AWS/ApiGateway 5XXError ApiName=${api} Stage=${deployment.stage} >4 Sum in 300 s`,
      lambda("Errors", "Api"),
      lambda("Throttles", "Api"),
      lambda("Duration", "Api").replace(">0 Sum in 300 s", ">120000 p99 in 900 s"),
      lambda("Errors", "Bus"),
      lambda("Errors", "Workflow"),
      lambda("DurableExecutionFailed", "Workflow"),
      lambda("DurableExecutionTimedOut", "Workflow"),
      "AdvisorCopilot ModelMisconfigured service=advisor-copilot >0 Sum in 300 s",
      "AdvisorCopilot ModelFaults service=advisor-copilot >4 Sum in 300 s",
      "AdvisorCopilot CostUsd service=advisor-copilot >50 Sum in 86400 s",
      "AWS/SQS ApproximateNumberOfMessagesVisible QueueName=DeadLetters >0 Maximum in 300 s",
      `AWS/DynamoDB ReadThrottleEvents TableName=${table} >0 Sum in 300 s`,
      `AWS/DynamoDB WriteThrottleEvents TableName=${table} >0 Sum in 300 s`,
      ...catalog.map(
        ({ name }) =>
          `AWS/Lambda Errors FunctionName=advisor-copilot-${deployment.stage}-${name} >3 Sum in 300 s`,
      ),
    ];
    const found = all(deployment, "cloudwatch/metricAlarm").map((alarm) => {
      const dimensions = Object.entries(at(alarm, "dimensions") as object).map((pair) =>
        pair.join("="),
      );
      return [
        at(alarm, "namespace"),
        at(alarm, "metricName"),
        ...dimensions,
        `>${at(alarm, "threshold")}`,
        at(alarm, "statistic") ?? at(alarm, "extendedStatistic"),
        `in ${Number(at(alarm, "period")) * Number(at(alarm, "evaluationPeriods"))} s`,
      ].join(" ");
    });
    return unlike("alarms", found, permanent(deployment) ? wanted : []);
  },

  "an alarm sends an email, and missing data raises none": (deployment) => [
    ...all(deployment, "cloudwatch/metricAlarm").flatMap((alarm) =>
      differs(alarm, {
        alarmActions: [topic],
        comparisonOperator: "GreaterThanThreshold",
        treatMissingData: "notBreaching",
      }),
    ),
    ...(permanent(deployment)
      ? differs(only(deployment, "sns/topicSubscription"), {
          topicArn: undefined,
          topic,
          protocol: "email",
          endpoint: mail,
        })
      : []),
  ],

  "the monthly cost has a budget": (deployment) => {
    if (!permanent(deployment)) return all(deployment, "budgets/budget").map(({ name }) => name);
    const budget = only(deployment, "budgets/budget");
    const notifications = (at(budget, "notifications") ?? []) as Record<string, unknown>[];
    return [
      ...differs(budget, { budgetType: "COST", limitAmount: "500", timeUnit: "MONTHLY" }),
      ...unlike(
        "Budget",
        notifications.map(
          ({ notificationType, threshold, subscriberEmailAddresses }) =>
            `${notificationType} ${threshold} ${subscriberEmailAddresses}`,
        ),
        [`ACTUAL 80 ${mail}`, `FORECASTED 100 ${mail}`],
      ),
    ];
  },

  "the dashboard shows every metric that has an alarm": (deployment) => {
    if (!permanent(deployment))
      return all(deployment, "cloudwatch/dashboard").map(({ name }) => name);
    const body = textAt(only(deployment, "cloudwatch/dashboard"), "dashboardBody");
    return all(deployment, "cloudwatch/metricAlarm")
      .filter((alarm) => {
        const [[, name] = []] = Object.entries(at(alarm, "dimensions") as object);
        return !body.includes(`"${at(alarm, "metricName")}"`) || !body.includes(`"${name}"`);
      })
      .map(({ name }) => `Dashboard: lacks ${name}`);
  },

  "a production stage is protected and tagged": ({ app, stage, ...rest }) => {
    const lasting = permanent({ app, stage, ...rest });
    const tags = { product: "advisor-copilot", permanent: String(lasting) };
    return differs(
      { type: "app", name: "sst.config.ts", inputs: app },
      {
        name: "advisor-copilot",
        home: "aws",
        protect: lasting,
        removal: lasting ? "retain" : "remove",
        "providers.aws.defaultTags.tags": tags,
      },
    );
  },
} satisfies Record<string, Rule>;
