import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import { type Mistakes, set, setting, without } from "../planting.ts";
import type { watched } from "../rules/watched.ts";

const named = ({ resources }: Deployment, name: string): Resource =>
  resources.find((resource) => resource.name === name) as Resource;

export const planted: Mistakes<typeof watched> = {
  "each kind of failure has an alarm on the right resource": {
    none: without("cloudwatch/metricAlarm"),
    "one is missing": ({ resources }) => {
      resources.splice(
        resources.findIndex(({ name }) => name === "AlarmDeadLetters"),
        1,
      );
    },
    "no alarm on the cost of models": ({ resources }) => {
      resources.splice(
        resources.findIndex(({ name }) => name === "AlarmSpendOfDay"),
        1,
      );
    },
    "the cost of five minutes in place of a day": (deployment) =>
      set(named(deployment, "AlarmSpendOfDay"), "period", 300),
    "an average of errors": (deployment) =>
      set(named(deployment, "AlarmApiErrors"), "statistic", "Average"),
    "an alarm on another resource": setting("cloudwatch/metricAlarm", "dimensions", {
      FunctionName: "other",
    }),
  },
  "an alarm sends an email, and missing data raises none": {
    "no recipient": setting("cloudwatch/metricAlarm", "alarmActions", []),
    "no subscription": without("sns/topicSubscription"),
  },
  "the monthly cost has a budget": {
    "no budget": without("budgets/budget"),
    "no recipient": setting("budgets/budget", "notifications", []),
  },
  "the dashboard shows every metric that has an alarm": {
    none: without("cloudwatch/dashboard"),
    "an empty dashboard": setting("cloudwatch/dashboard", "dashboardBody", '{"widgets":[]}'),
  },
  "a production stage is protected and tagged": {
    "can be removed": (deployment) => {
      deployment.app.protect = false;
    },
    "its data would be deleted": (deployment) => {
      deployment.app.removal = "remove";
    },
    "no tags": (deployment) => {
      deployment.app.providers = {};
    },
  },
};
