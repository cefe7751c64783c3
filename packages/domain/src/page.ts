/** One page of a list. `next_cursor` is opaque, and null on the last page. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}
