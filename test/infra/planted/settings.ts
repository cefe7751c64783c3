import { type Mistakes, set } from "../planting.ts";
import { one, tools } from "../reading.ts";
import type { settings } from "../rules/settings.ts";

export const planted: Mistakes<typeof settings> = {
  "a function is given every setting that it reads, as it was said": {
    "a level that the workflow is not told": (deployment) => {
      deployment.variables = { ...deployment.variables, LOG_LEVEL: "DEBUG" };
      set(one(deployment, "Api"), "environment.variables.LOG_LEVEL", "DEBUG");
    },
    "a budget that the API is not told": (deployment) => {
      deployment.variables = { ...deployment.variables, BUDGET_DAY_USD: "5" };
    },
  },
  "a function that asks about markets is given the order of the providers": {
    "providers that the panel does not ask": (deployment) => {
      deployment.market = { PROVIDERS: "sec,embedded" };
      deployment.variables = { ...deployment.variables, ...deployment.market };
      for (const tool of tools(deployment))
        set(tool, "environment.variables.PROVIDERS", "sec,embedded");
    },
  },
};
