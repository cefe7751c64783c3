/** An address that a reader may be sent to; null for every scheme but http and https. */
export const webUrl = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null;
