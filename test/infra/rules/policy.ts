import type { Resource } from "../answers.ts";
import { at } from "../reading.ts";

/** A permission in one line: an action, on a resource, for some partitions of the table. */
export const grants = (role: Resource): string[] =>
  statements(role).flatMap(({ actions, resources, conditions = [] }) => {
    const only = conditions
      .map(({ variable, values }) => ` ${variable}=${values.join(",")}`)
      .join("");
    return actions.flatMap((action) => resources.map((resource) => `${action} ${resource}${only}`));
  });

interface Statement {
  effect?: string;
  actions: string[];
  resources: string[];
  conditions?: { variable: string; values: string[] }[];
}

export const statements = (role: Resource): Statement[] =>
  ((at(role, "inlinePolicies") ?? []) as { policy: string }[]).flatMap(
    ({ policy }) => (JSON.parse(policy) as { statements: Statement[] }).statements,
  );
