import { createRequire } from "node:module";
import type { Store, Table } from "dynalite/db/index.js";
import validations, { type Rules } from "dynalite/validations/index.js";

export type Body = Record<string, unknown>;

type Action = (
  store: Store,
  request: Body,
  done: (error: unknown, answer: Body | undefined) => void,
) => void;

const load = createRequire(import.meta.url);

/** Validates a request with dynalite and parses its expressions, or throws its error. */
export function validatedRequest(store: Store, name: string, raw: object): Body {
  const rules: Rules = load(`dynalite/validations/${fileName(name)}.js`);
  const request = validations.checkTypes({ ...raw }, rules.types);
  validations.checkValidations(request, rules.types, rules.custom, store);
  return request;
}

export function performOperation(store: Store, name: string, request: Body): Promise<Body> {
  const action: Action = load(`dynalite/actions/${fileName(name)}.js`);
  return new Promise((resolve, reject) => {
    action(store, request, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
  });
}

export function tableOf(store: Store, name: unknown): Promise<Table> {
  return new Promise((resolve, reject) => {
    store.getTable(String(name), true, (error, table) => (error ? reject(error) : resolve(table)));
  });
}

function fileName(operation: string): string {
  return operation.charAt(0).toLowerCase() + operation.slice(1);
}
