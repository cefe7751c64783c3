import type { ReactNode } from "react";

/** A status shown by shape and text, not by color alone. */
export const Status = ({
  of,
  children,
}: {
  of: "act" | "watch" | "ok" | "unknown" | "verified";
  children: ReactNode;
}) => <span className={`status ${of}`}>{children}</span>;
