// biome-ignore lint/suspicious/noControlCharactersInRegex: they are among what no file name may have
const forbidden = /[\\/:*?"<>|\u0000-\u001f]+/g;
const most = 120;

/** The name of a downloaded file, from what it is about: Smith family brief.docx */
export const fileName = (about: readonly (string | undefined)[], ending: string): string => {
  const words = about.filter(Boolean).join(" ").replaceAll(forbidden, " ").replaceAll(/\s+/g, " ");
  return `${words.trim().slice(0, most).trim()}.${ending}`;
};
