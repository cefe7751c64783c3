import "./brief.css";
import type { Brief } from "@advisor/protocol/brief";
import { Button, SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { saveFile } from "../amounts/exports.ts";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import type { Drafts } from "../chat/composer/drafts.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { fileName } from "../format/file-name.ts";
import { Drawing, Icon } from "../icon/icon.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { isMissing, UnknownHousehold } from "../navigation/missing.tsx";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { usePhone } from "../use-narrow.ts";
import { AfterMeeting } from "./after-meeting.tsx";
import { type Audience, briefParts, isForAudience, type Part } from "./brief-parts.ts";
import { briefChecks } from "./checks.ts";
import { Outline } from "./outline.tsx";
import { Paper } from "./paper.tsx";
import { paperNames, paperSizes, usePaperSize } from "./paper-size.ts";
import { usePages } from "./use-pages.ts";

interface Props {
  api: AdvisorApi;
  link: Connection;
  drafts: Drafts;
  household_id: string;
}

/** A meeting brief as it will print, with options and actions. */
export default function BriefPage({ api, link, drafts, household_id }: Props) {
  const load = useCallback(() => api.brief(household_id), [api, household_id]);
  const { value: brief, readAt, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  useReturnToTab(reload);
  useHotkeys([["p", () => window.print()]]);
  const [audience, setAudience] = useState<Audience>("advisor");
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const [size, setSize] = usePaperSize();
  // On a phone the brief itself comes first.
  const phone = usePhone();
  const paper = useRef<HTMLElement>(null);
  const pages = usePages(paper, size);
  const name = brief?.household_name;
  useEffect(() => {
    document.title = [name, "Meeting brief", "Advisor Copilot"].filter(Boolean).join(" · ");
  }, [name]);
  const unread = useLoadError(error, link);
  if (isMissing({ value: brief, error })) return <UnknownHousehold id={household_id} />;
  const shown = briefParts.filter((part) => isForAudience(part, audience) && !left.has(part));
  const outline = (
    <Outline
      {...{ household_id, brief, pages, shown, audience }}
      turn={(part) => setLeft(toggled(left, part))}
    />
  );
  return (
    <div className="brief-columns">
      {!phone && outline}
      <ScrollRegion as="main" className="brief-main" id="main" aria-busy={brief === undefined}>
        <ConnectionNotice link={link} />
        {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
        {brief === undefined && !unread && <LoadingRows rows={12} />}
        {brief && <Paper {...{ brief, shown, size, audience }} ref={paper} />}
      </ScrollRegion>
      {phone && brief && outline}
      {brief && (
        <aside className="brief-actions" aria-label="What to do with it">
          <Button leftSection={<Drawing of={printer} />} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          <Files api={api} brief={brief} audience={audience} />
          <PlaceLink className="button" to={{ household: household_id, conversation: null }}>
            <Icon of="chats" />
            Ask about this brief
          </PlaceLink>
          <h2>Copy for</h2>
          <SegmentedControl
            aria-label="Copy for"
            size="xs"
            value={audience}
            data={[
              { value: "advisor", label: "Advisor" },
              { value: "client", label: "Client" },
            ]}
            onChange={(value) => setAudience(value === "client" ? "client" : "advisor")}
          />
          <p className="quiet">The client copy leaves out tasks, notes and talking points.</p>
          <h2>Paper</h2>
          <SegmentedControl
            aria-label="Paper"
            size="xs"
            value={size}
            data={paperSizes.map((value) => ({ value, label: paperNames[value] }))}
            onChange={(value) => setSize(paperSizes.find((one) => one === value) ?? size)}
          />
          <section aria-label="Checks">
            <h2>Checks</h2>
            <ul className="plain">
              {briefChecks(brief, pages).map(({ of, text }) => (
                <li key={text}>
                  <Status of={of}>{text}</Status>
                </li>
              ))}
            </ul>
          </section>
          <AfterMeeting brief={brief} drafts={drafts} />
        </aside>
      )}
    </div>
  );
}

const printer =
  "M4.500 6V2.500h7V6M4.500 11.500H3a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v3.500a1 1 0 0 1-1 1h-1.500M4.500 9.500h7v4h-7z";

function toggled(left: ReadonlySet<Part>, part: Part): ReadonlySet<Part> {
  const next = new Set(left);
  if (!next.delete(part)) next.add(part);
  return next;
}

interface FilesProps {
  api: Pick<AdvisorApi, "briefFile">;
  brief: Brief;
  audience: Audience;
}

const files = { docx: "Word (DOCX)", md: "Markdown" } as const;

function Files({ api, brief, audience }: FilesProps) {
  const [failed, setFailed] = useState<Error>();
  const save = (format: keyof typeof files) => {
    setFailed(undefined);
    const { household_id, household_name } = brief;
    const copy = audience === "client" ? "client copy" : undefined;
    const name = fileName([household_name, "brief", copy], format);
    api.briefFile(household_id, format, audience).then((blob) => saveFile(name, blob), setFailed);
  };
  return (
    <>
      {(["docx", "md"] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon of="page" />}
          onClick={() => save(format)}
        >
          {files[format]}
        </Button>
      ))}
      {failed && <p role="alert">{failed.message}</p>}
    </>
  );
}
