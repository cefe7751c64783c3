import { type ReactNode, useEffect, useState } from "react";
import type { Connection } from "../api/connection.ts";
import { useLink } from "../api/use-link.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";

const soonMs = 1_000;

interface PageProps {
  link: Connection;
  className: string;
}

/** In place of a page that is still being loaded; a lost connection is the reason if it takes long. */
export function AwaitedPage({ link, className }: PageProps) {
  const { lost } = useLink(link);
  const long = useLong();
  useEffect(() => {
    if (long) void link.failed();
  }, [long, link]);
  return (
    <main className={className} id="main" tabIndex={-1} aria-busy={!lost}>
      <ConnectionNotice link={link} />
    </main>
  );
}

/** In place of a part of a page that is still being loaded; shown only if it takes long. */
export const AwaitedPart = ({ children }: { children: ReactNode }) =>
  useLong() && (
    <p className="notice awaited" data-tone="watch" role="alert">
      {children}
    </p>
  );

function useLong(): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), soonMs);
    return () => clearTimeout(timer);
  }, []);
  return long;
}
