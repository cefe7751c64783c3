import { door } from "./door.ts";
import { events } from "./events.ts";
import { identity } from "./identity.ts";
import { kept } from "./kept.ts";
import { rights } from "./roles.ts";
import { running } from "./running.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { watched } from "./watched.ts";

/** All rules for a stage, each named by what it requires. */
export const rules = {
  ...door,
  ...rights,
  ...events,
  ...identity,
  ...kept,
  ...running,
  ...settings,
  ...site,
  ...watched,
};

export type RuleName = keyof typeof rules;
