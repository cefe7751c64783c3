import "./after-meeting.css";
import type { Day } from "@advisor/domain/day";
import type { Brief } from "@advisor/protocol/brief";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { type Drafts, freshKey } from "../chat/composer/drafts.ts";
import { date } from "../format/figures.ts";
import { navigateTo } from "../navigation/place.ts";

const mostCharacters = 4_000;

interface Props {
  brief: Brief;
  drafts: Drafts;
}

/** Turns meeting notes into a question that the advisor can edit and send. */
export function AfterMeeting({ brief, drafts }: Props) {
  const [notes, setNotes] = useState("");
  const { household_id } = brief;
  const hand = () => {
    const key = freshKey(household_id);
    const question = questionOf(notes.trim(), meetingDay(brief));
    drafts.write(key, [question, drafts.written(key)].filter((one) => one !== "").join("\n"));
    navigateTo({ household: household_id, conversation: null });
  };
  return (
    <section className="after-meeting" aria-label="After the meeting">
      <h2>After the meeting</h2>
      <Textarea
        size="xs"
        label="Your notes"
        placeholder="Paste or type them, one thought a line"
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
        maxLength={mostCharacters}
        autosize
        minRows={3}
        maxRows={12}
      />
      <Button variant="default" disabled={notes.trim() === ""} onClick={hand}>
        Make it a question
      </Button>
      <p className="quiet">
        For a note, tasks and a recap. Nothing is written before you allow it.
      </p>
    </section>
  );
}

/** The date of the brief's meeting if it has passed, otherwise today. */
const meetingDay = ({ meeting, as_of }: Brief): Day => {
  const planned = meeting?.slice(0, 10) ?? as_of;
  return planned <= as_of ? planned : as_of;
};

const questionOf = (notes: string, day: Day): string =>
  `These are my notes of the meeting on ${date(day)}. Keep them as one note, propose tasks with owner and due day, tick off what is done, and draft a recap.\n\n${notes}`;
