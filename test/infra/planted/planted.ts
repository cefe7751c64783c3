import { planted as door } from "./door.ts";
import { planted as events } from "./events.ts";
import { planted as identity } from "./identity.ts";
import { planted as kept } from "./kept.ts";
import { planted as rights } from "./roles.ts";
import { planted as running } from "./running.ts";
import { planted as settings } from "./settings.ts";
import { planted as site } from "./site.ts";
import { planted as watched } from "./watched.ts";

/** For each rule, mistakes that it must detect. */
export const planted = {
  ...door,
  ...events,
  ...identity,
  ...kept,
  ...rights,
  ...running,
  ...settings,
  ...site,
  ...watched,
};
