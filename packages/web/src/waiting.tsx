import { Skeleton, VisuallyHidden } from "@mantine/core";

/** Stands for rows that are being loaded; shows nothing for a moment, so that what is fast does not blink. */
export const Waiting = ({ rows }: { rows: number }) => (
  <div className="waiting" role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same
      <Skeleton key={row} height={28} animate={false} />
    ))}
  </div>
);
