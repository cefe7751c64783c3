import { type Mistakes, set } from "../planting.ts";
import { one, tools } from "../reading.ts";
import type { settings } from "../rules/settings.ts";

export const planted: Mistakes<typeof settings> = {
  "a function gets every setting that it reads, unchanged": {
    "a log level that the workflow does not get": (deployment) => {
      deployment.variables = { ...deployment.variables, LOG_LEVEL: "DEBUG" };
      set(one(deployment, "Api"), "environment.variables.LOG_LEVEL", "DEBUG");
    },
    "a budget that the API does not get": (deployment) => {
      deployment.variables = { ...deployment.variables, BUDGET_DAY_USD: "5" };
    },
  },
  "a function that uses market data gets the order of the providers": {
    "providers that the page does not get": (deployment) => {
      deployment.market = { PROVIDERS: "sec,embedded" };
      deployment.variables = { ...deployment.variables, ...deployment.market };
      for (const tool of tools(deployment))
        set(tool, "environment.variables.PROVIDERS", "sec,embedded");
    },
  },
};
