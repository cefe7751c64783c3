import type { Source } from "../chat/message/message.ts";
import { providerWords } from "../chat/message/source-words.ts";
import { Simulated } from "../chat/message/tool-card.tsx";
import { date } from "../format/figures.ts";

/** Whose a source is, and of which day. */
export const SourceFacts = ({ source }: { source: Source }) => (
  <dl className="fields facts">
    <div>
      <dt>Provider</dt>
      <dd>
        {providerWords(source.provider)} {source.simulated && <Simulated />}
      </dd>
    </div>
    <div>
      <dt>As of</dt>
      <dd>{date(source.as_of)}</dd>
    </div>
    <div>
      <dt>Source id</dt>
      <dd>{source.source_id}</dd>
    </div>
  </dl>
);
