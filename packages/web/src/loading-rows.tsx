import { Skeleton, VisuallyHidden } from "@mantine/core";

/** A placeholder for loading rows; hidden at first, so that fast loads do not flicker. */
export const LoadingRows = ({ rows }: { rows: number }) => (
  <div className="waiting" role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same
      <Skeleton key={row} height={28} animate={false} />
    ))}
  </div>
);
