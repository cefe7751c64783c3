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
import { at, functions, one, type Rule, tools } from "../reading.ts";

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
export const readBy = {
  Api: [...turns, ...names(ApiSettings.shape)],
  Workflow: turns,
  Bus: [...store, ...model],
};
const readByTools = [...store, ...names(ToolSettings.shape)];

/** Every deployment setting, and those a deployment sets itself. */
export const settings = {
  "a function gets every setting that it reads, unchanged": (deployment) => [
    ...Object.entries(readBy).flatMap(([name, read]) =>
      lacks(deployment, one(deployment, name as keyof typeof readBy), read),
    ),
    ...tools(deployment).flatMap((tool) => lacks(deployment, tool, readByTools)),
  ],

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
