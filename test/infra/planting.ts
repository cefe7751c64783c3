import type { Resource } from "./answers.ts";
import type { Deployment } from "./graph.ts";
import { all, type Other, one } from "./reading.ts";

/** A plausible mistake, made in a copy of a correct deployment. */
export type Mistake = (deployment: Deployment) => void;

/** Sets a value in a resource's inputs. */
export function set(resource: Resource, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce<Record<string, unknown>>((inner, key) => {
    inner[key] ??= {};
    return inner[key] as Record<string, unknown>;
  }, resource.inputs);
  holder[last] = value;
}

export const setting =
  (type: string, path: string, value: unknown): Mistake =>
  (deployment) => {
    for (const resource of all(deployment, type)) set(resource, path, value);
  };

export const adding =
  (type: string, name: string, inputs: Record<string, unknown>): Mistake =>
  ({ resources }) => {
    resources.push({ type: `aws:${type}:Planted`, name, inputs });
  };

export const without =
  (type: string): Mistake =>
  (deployment) => {
    deployment.resources = deployment.resources.filter(
      (one) => !one.type.startsWith(`aws:${type}:`),
    );
  };

/** Adds a statement to a function's role. */
export const granting =
  (role: string, actions: string[], resources: string[]): Mistake =>
  (deployment) => {
    const policy = JSON.stringify({ statements: [{ actions, resources }] });
    for (const found of all(deployment, "iam/role").filter(({ name }) => name === role)) {
      (found.inputs.inlinePolicies as object[]).push({ name: "planted", policy });
    }
  };

export const ofFunction =
  (start: Other, path: string, value: unknown): Mistake =>
  (deployment) =>
    set(one(deployment, start), path, value);

/** By the rule that must detect them. */
export type Mistakes<Rules> = Record<keyof Rules, Record<string, Mistake>>;
