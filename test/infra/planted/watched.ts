import { type Mistakes, setting, without } from "../planting.ts";
import type { watched } from "../rules/watched.ts";

export const planted: Mistakes<typeof watched> = {
  "each kind of trouble has an alarm, on what it is about": {
    none: without("cloudwatch/metricAlarm"),
    "one is missing": ({ resources }) => {
      resources.splice(
        resources.findIndex(({ name }) => name === "AlarmDeadLetters"),
        1,
      );
    },
    "nobody hears of what models cost": ({ resources }) => {
      resources.splice(
        resources.findIndex(({ name }) => name === "AlarmSpendOfDay"),
        1,
      );
    },
    "on something else": setting("cloudwatch/metricAlarm", "dimensions", { FunctionName: "other" }),
  },
  "an alarm is told by mail, and silence is none": {
    "nobody is told": setting("cloudwatch/metricAlarm", "alarmActions", []),
    "nobody reads it": without("sns/topicSubscription"),
  },
  "what a month may cost is watched": {
    "no budget": without("budgets/budget"),
    "nobody is told": setting("budgets/budget", "notifications", []),
  },
  "the dashboard shows all that has an alarm": {
    none: without("cloudwatch/dashboard"),
    "an empty one": setting("cloudwatch/dashboard", "dashboardBody", '{"widgets":[]}'),
  },
  "a stage that people rely on is kept and marked": {
    "can be removed": (deployment) => {
      deployment.app.protect = false;
    },
    "its data goes with it": (deployment) => {
      deployment.app.removal = "remove";
    },
    "no tags": (deployment) => {
      deployment.app.providers = {};
    },
  },
};
