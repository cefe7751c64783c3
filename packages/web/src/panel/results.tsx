import type { ShownCall } from "@advisor/protocol/panel/define-view";
import { views } from "@advisor/protocol/panel/views.gen";
import type { View } from "@advisor/protocol/view";
import { newestSource } from "../chat/message/message.ts";
import { Rows } from "../chat/message/rows.tsx";
import { readingWords } from "../chat/message/source-words.ts";
import { SourceFacts } from "./source-facts.tsx";
import type { ViewProps } from "./view-props.ts";

/** A view without a drawing of its own: the newest results in the conversation of its calls. */
export const Results = ({ view: { view, view_state }, messages }: ViewProps<View["view"]>) =>
  views[view]
    .resultsOf?.(view_state)
    .map((call) => <Result key={JSON.stringify(call)} call={call} messages={messages} />);

interface Props extends Pick<ViewProps<View["view"]>, "messages"> {
  call: ShownCall;
}

function Result({ call, messages }: Props) {
  const title = `${readingWords(call.tool)} (${Object.values(call.input).join(", ")})`;
  const source = newestSource(messages, call);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {source?.result === undefined ? (
        <p className="quiet">Not in this conversation yet. Ask for it, and it is shown here.</p>
      ) : (
        <>
          <SourceFacts source={source} />
          <Rows of={source.result.data} tool={call.tool} whole />
        </>
      )}
    </section>
  );
}
