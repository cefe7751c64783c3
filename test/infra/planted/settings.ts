import type { Resource } from "../answers.ts";
import { type Mistakes, ofFunction, set } from "../planting.ts";
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
  "every function reads and writes the table of its stage": {
    "a tool without a table": (deployment) =>
      set(tools(deployment)[0] as Resource, "environment.variables.TABLE_NAME", undefined),
    "another table": ofFunction("Bus", "environment.variables.TABLE_NAME", "advisor-copilot"),
  },
  "titles are written by the model for titles, and everything else by the main one": {
    "a model for titles that is not used": (deployment) => {
      deployment.variables = { ...deployment.variables, TITLE_MODEL_ID: "amazon.nova-micro-v1:0" };
    },
    "another model for the workflow": ofFunction(
      "Workflow",
      "environment.variables.MODEL_ID",
      "amazon.nova-micro-v1:0",
    ),
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
