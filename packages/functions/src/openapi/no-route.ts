import { notFound } from "@advisor/agent/open/open-turn";
import { Fault } from "@advisor/domain/fault";
import { type ApiDescriptionInput, allOperations } from "./document.ts";

/** The fault for a request without a route: its path is unknown, or exists only with other methods. */
export function noRoute(method: string, path: string, described: ApiDescriptionInput): Fault {
  const methods = Object.keys(allOperations(described))
    .map((route) => route.split(" "))
    .filter(([, pattern = ""]) => patternOf(pattern).test(path))
    .map(([one = ""]) => one);
  if (methods.length === 0) return notFound();
  const message = `${method} is not allowed here. Use ${methods.join(" or ")}.`;
  const headers = { allow: methods.join(", ") };
  return new Fault("method", "method_not_allowed", message, { extra: { headers } });
}

/** The router's syntax: a segment that begins with a colon is a parameter. */
const patternOf = (path: string): RegExp => {
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll(/:\w+/g, "[^/]+")}$`);
};
