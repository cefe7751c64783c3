import type { ReactNode } from "react";

/** How something stands, by shape and word and not by color alone. */
export const Status = ({
  of,
  children,
}: {
  of: "act" | "watch" | "ok" | "unknown" | "verified";
  children: ReactNode;
}) => <span className={`status ${of}`}>{children}</span>;
