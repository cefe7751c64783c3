/** The URL if its scheme is http or https, otherwise null. */
export const webUrl = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null;
