import { type FindingLine, findingLine } from "@advisor/domain/ips-check/findings/finding-words";
import { type Finding, severities, severityOf } from "@advisor/domain/ips-check/findings/findings";
import * as figures from "../../format/figures.ts";
import { localizeText } from "../../format/localize-text.ts";
import { Status } from "../status.tsx";

interface Props {
  findings: readonly Finding[];
  accountName(account_id: string): string;
}

const heads = { act: "Act now", watch: "Watch" } as const;

/** The finding with figures and days in the page's formats, also in sentences of the service. */
function inPageFormat(finding: Finding, accountName: Props["accountName"]): FindingLine {
  const { what, beside } = findingLine(finding, accountName, figures);
  const isSentence = finding.kind === "conflict" || finding.kind === "quality";
  return { what: isSentence ? localizeText(what) : what, beside };
}

/** The findings of a check, those to act on first. */
export function Findings({ findings, accountName }: Props) {
  if (findings.length === 0)
    return <Status of="ok">In order: nothing is outside the policy.</Status>;
  return severities.map((severity) => {
    const lines = findings
      .filter(({ kind }) => severityOf(kind) === severity)
      .map((finding) => inPageFormat(finding, accountName));
    if (lines.length === 0) return null;
    return (
      <div key={severity}>
        {severity !== "none" && (
          <h3>
            {heads[severity]} <span className={severity}>{lines.length}</span>
          </h3>
        )}
        <ul className="findings">
          {lines.map(({ what, beside }) => (
            <li key={`${what} ${beside}`}>
              <Status of={severity === "none" ? "unknown" : severity}>{what}</Status>
              {beside !== "" && <span className="beside">{beside}</span>}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
