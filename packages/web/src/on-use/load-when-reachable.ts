interface Options {
  /** Rejects while the service cannot be reached. */
  probe(): Promise<unknown>;
  pause(): Promise<unknown>;
  /** Requests the stylesheets that did not arrive once more. */
  restyle(): Promise<unknown>;
}

/**
 * Loads a part of the page. Without a network it waits for the service and loads then; what fails
 * although the service can be reached is gone, and rejects.
 */
export async function loadWhenReachable<Part>(
  load: () => Promise<Part>,
  { probe, pause, restyle }: Options,
): Promise<Part> {
  try {
    return await load();
  } catch {
    while (!(await succeeds(probe))) await pause();
    await restyle();
    return load();
  }
}

const succeeds = (attempt: () => Promise<unknown>): Promise<boolean> =>
  attempt().then(
    () => true,
    () => false,
  );
