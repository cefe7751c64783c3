const characters = 300;

/** A long text in short, as results are shown. */
export const cut = (text: string): string =>
  text.length <= characters ? text : `${text.slice(0, characters).toWellFormed()}...`;
