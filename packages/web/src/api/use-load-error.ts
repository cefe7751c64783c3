import { type Connection, NetworkError } from "./connection.ts";
import { useLink } from "./use-link.ts";

/** Why something was not read; a lost connection has one notice for the whole page. */
export function useLoadError(error: Error | undefined, link: Connection): Error | undefined {
  const { lost } = useLink(link);
  return lost && error instanceof NetworkError ? undefined : error;
}
