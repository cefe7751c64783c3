import * as z from "zod";

/**
 * A provider's list, of which the rows that match are kept: one bad row or a null does not void the
 * rest. When no row matches, the provider has changed its format, and that is a failure.
 */
export const fittingRows = <Row extends z.ZodType>(row: Row) =>
  z.array(z.unknown()).transform((all, context): z.infer<Row>[] => {
    const rows = all.flatMap((one) => {
      const read = row.safeParse(one);
      return read.success ? [read.data] : [];
    });
    if (rows.length === 0 && all.some((one) => one !== null))
      context.issues.push({ code: "custom", message: "no row fits", input: all });
    return rows;
  });
