import { isDeepStrictEqual } from "node:util";
import type { Resource } from "./answers.ts";
import type { Deployment } from "./graph.ts";

/** Checks a deployment and returns the problems; empty if there are none. */
export type Rule = (deployment: Deployment) => string[];

/** All resources of a type, such as `lambda/function`. */
export const all = ({ resources }: Deployment, type: string): Resource[] =>
  resources.filter((resource) => resource.type.startsWith(`aws:${type}:`));

/** The only resource of its type. */
export function only(deployment: Deployment, type: string): Resource {
  const [found, ...more] = all(deployment, type);
  if (found !== undefined && more.length === 0) return found;
  return { type, name: `${found === undefined ? "no" : "more than one"} ${type}`, inputs: {} };
}

/** The value at a path like `environment.variables.TOOL`; undefined if there is none. */
export const at = (resource: Resource, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null && key in value
          ? (value as Record<string, unknown>)[key]
          : undefined,
      resource.inputs,
    );

export const textAt = (resource: Resource, path: string): string => String(at(resource, path));

/** A fault for each path with a different value. */
export const differs = (resource: Resource, wanted: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(wanted)
    .filter(([path, value]) => !isDeepStrictEqual(at(resource, path), value))
    .map(
      ([path, value]) =>
        `${resource.name}: ${path} is ${JSON.stringify(at(resource, path))}, not ${JSON.stringify(value)}`,
    );

/** A fault if the two differ, regardless of order. */
export function unlike(
  what: string,
  found: readonly string[],
  wanted: readonly string[],
): string[] {
  const missing = wanted
    .filter((one) => !found.includes(one))
    .map((one) => `${what}: lacks ${one}`);
  const extra = found.filter((one) => !wanted.includes(one)).map((one) => `${what}: has ${one}`);
  return [...missing, ...extra];
}

/** The name in the cloud, because the mocks identify resources by name and ARN. */
export const called = (resource: Resource): string => textAt(resource, "name");

export const functions = (deployment: Deployment): Resource[] => all(deployment, "lambda/function");

export const tools = (deployment: Deployment): Resource[] =>
  functions(deployment).filter(({ name }) => name.startsWith("Tool"));

export type Other = "Advisors" | "Api" | "Bus" | "Workflow";

/** A function other than a tool, by the start of its name. */
export const one = (deployment: Deployment, start: Other): Resource =>
  functions(deployment).find(({ name }) => name.startsWith(start)) ?? {
    type: "aws:lambda/function:Function",
    name: `no function ${start}`,
    inputs: {},
  };

/** On these stages deletion is blocked and alarms are sent. */
export const permanent = ({ stage }: Deployment): boolean => stage === "production";
