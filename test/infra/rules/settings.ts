import { modelProviders } from "@advisor/adapters/model/providers.gen";
import {
  ApiSettings,
  ModelSettings,
  ResearchSettings,
  SpanSettings,
  StoreSettings,
  ToolSettings,
  ToolsSettings,
} from "@advisor/functions/settings";
import { SpendingSettings } from "@advisor/functions/spend/spending";
import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import { at, called, differs, functions, one, only, type Rule, tools } from "../reading.ts";

const names = (...shapes: object[]): string[] => [...new Set(shapes.flatMap(Object.keys))];

const store = names(StoreSettings.shape);
const model = [
  "MODEL_ID",
  ...names(
    ModelSettings.shape,
    ...Object.values(modelProviders).map(({ settings }) => settings),
    SpendingSettings.shape,
  ),
];
const turns = [
  ...store,
  ...model,
  ...names(ResearchSettings.shape, SpanSettings.shape),
  ...names(...ToolsSettings.options.map(({ shape }) => shape)),
];

/** The title function gets the title model as its main model. */
const asItself = ["TITLE_MODEL_ID"];

/** The settings each function reads at startup, from its own schemas. */
const readBy = {
  Api: [...turns, ...names(ApiSettings.shape)],
  Workflow: turns,
  Bus: [...store, ...model],
};
const readByTools = [...store, ...names(ToolSettings.shape)];

/** Every function with settings, and what it reads. */
export const readersOf = (deployment: Deployment): { fn: Resource; read: readonly string[] }[] => [
  ...Object.entries(readBy).map(([name, read]) => ({
    fn: one(deployment, name as keyof typeof readBy),
    read,
  })),
  ...tools(deployment).map((fn) => ({ fn, read: readByTools })),
];

/** Every deployment setting, and those a deployment sets itself. */
export const settings = {
  "a function gets every setting that it reads, unchanged": (deployment) =>
    readersOf(deployment).flatMap(({ fn, read }) => lacks(deployment, fn, read)),

  "every function reads and writes the table of its stage": (deployment) =>
    readersOf(deployment).flatMap(({ fn }) =>
      differs(fn, {
        "environment.variables.TABLE_NAME": called(only(deployment, "dynamodb/table")),
      }),
    ),

  "titles are written by the model for titles, and everything else by the main one": (
    deployment,
  ) => {
    const { MODEL_ID = "us.anthropic.claude-sonnet-5-5", TITLE_MODEL_ID = MODEL_ID } =
      deployment.variables;
    return [
      ...differs(one(deployment, "Api"), { "environment.variables.MODEL_ID": MODEL_ID }),
      ...differs(one(deployment, "Workflow"), { "environment.variables.MODEL_ID": MODEL_ID }),
      ...differs(one(deployment, "Bus"), { "environment.variables.MODEL_ID": TITLE_MODEL_ID }),
    ];
  },

  "a function that uses market data gets the order of the providers": (deployment) =>
    functions(deployment)
      .filter(({ name }) => !/^(Bus|Page|Site|Advisors)/.test(name))
      .flatMap((fn) => lacks(deployment, fn, Object.keys(deployment.market))),
} satisfies Record<string, Rule>;

function lacks(
  { variables }: Parameters<Rule>[0],
  fn: Resource,
  read: readonly string[],
): string[] {
  return read
    .filter((name) => name in variables && !renamed(fn, name))
    .filter((name) => at(fn, `environment.variables.${name}`) !== variables[name])
    .map((name) => `${fn.name}: is not given ${name} as it was said`);
}

const renamed = (fn: Resource, name: string): boolean =>
  asItself.includes(name) || (name === "MODEL_ID" && fn.name.startsWith("Bus"));
