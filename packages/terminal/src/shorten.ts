const characters = 300;

/** Shortens a long text for display. */
export const shorten = (text: string): string =>
  text.length <= characters ? text : `${text.slice(0, characters).toWellFormed()}...`;
