import type { Intent } from "../intent.ts";

/** Phrases for questions that the context block answers. */
export const contextIntents: readonly Intent[] = [
  {
    topic: "tasks",
    phrases: {
      12: "open tasks|tasks open|overdue tasks|tasks overdue|tasks are overdue|task is overdue|what is overdue|what overdue|anything overdue|past due|tasks due|tasks are due|due tasks|to dos|todos|to do list|are we behind|are we late|am i late|late with|late on|behind on|running late|task list|list tasks|list the tasks|show tasks|show the tasks|any tasks|what tasks|which tasks|how many tasks|our tasks|my tasks|their tasks|the tasks|action items|open items|follow ups|next steps|on my plate|on my list|left to do|need to do|still open|open on our side|do we owe them|do i owe them|outstanding for them|on our list|what due|what is due|due today|due tomorrow|due soon|due this week|due next week|due this month|due next month",
      [-9]: "rmd|tax|payment|dividend|withdrawal|notes say|meeting notes|did we agree|did we say|change the task|delete the task",
    },
  },
  {
    topic: "members",
    phrases: {
      12: "who is in the family|who is in the household|who belongs|family members|household members|members of|who are the members|who are they|who are these|how old|birthday|birthdays|was born|were born|date of birth|their ages|their children|their kids|who lives|else lives|lives in the household|who is the spouse|who is the trustee|who are the trustees|who is who|who is in this",
      [-9]: "said|say|agree|document|documents|letter|insider|insiders|congress|price|prices|quote|quotes|lot|lots|data",
    },
  },
  {
    topic: "next_meeting",
    phrases: {
      12: "next meeting|next review|next board meeting|next call with|see them next|see her next|see him next|do i see them|do i see her|do i see him|do we see them|do we see her|do we see him|do i meet|do we meet|am i meeting them|am i seeing|are we seeing|next appointment|meet next|when do we meet|when are we meeting|when is the meeting|when is our meeting|meeting planned|meeting scheduled|upcoming meeting",
      [-20]:
        "prepare|prep|preparing|ready for|brief me|talking points|agenda for|said|say|agree|agreed|notes|minutes|discuss|discussed|summary|summarize",
    },
  },
  {
    topic: "last_meeting",
    phrases: {
      12: "did we last meet|did we last see|did i last meet|did i last see|did we meet last|did we see them last|last time we met|last time i met|last time we saw|when was the last meeting|when was our last meeting|when was the last review|date of the last meeting",
      [-9]: "changed|change|since",
    },
  },
  {
    topic: "risk_tolerance",
    phrases: {
      12: "risk tolerance|comfortable with risk|comfortable are they with risk|how risky|how much risk|risk profile|risk appetite|how risk averse|risk averse",
    },
  },
  {
    topic: "document_list",
    phrases: {
      12: "his documents|her documents|their documents|which documents|what documents|what document|list documents|list the documents|list all documents|show documents|show the documents|show me the documents|documents on file|documents do we have|documents are there|any documents|how many documents|what notes|which notes|list notes|list the notes|list meeting notes|notes do we have|notes on file|newest document|latest document|latest note|newest note|what paperwork",
      [-9]: "about|on the|of the|from|estate|tax|trust|say|said|says|mention|mentions|mentioned|agree|agreed|discuss|discussed|regarding|concerning",
    },
  },
  {
    topic: "brief",
    phrases: {
      12: "brief me|short version|quick version|rundown|where they stand|where we stand with|need to bring up|need to raise|want to bring up|bring up then|red flag|red flags|need attention|needs attention|need my attention|needs my attention|anything urgent|quick brief|brief on|what is wrong here|what should i raise|what should i bring up|what should i discuss|what should i cover|what should i talk about|what should i go over|what should we raise|what should we bring up|what should we discuss|what should we cover|what should we talk about|what should we go over|give me a brief|a brief on|briefing|client brief|household brief|prepare me|prep me|prep for|prepare for|preparing for|get me ready|meeting prep|summarize the household|summarize the family|summarize the client|summarize this|summarize them|summary of the household|summary of the family|summary of the client|household summary|client summary|family summary|overview of the household|overview of the family|overview of the client|household overview|client overview|quick overview|big picture|catch me up|bring me up to speed|talking points|where do they stand|what should i know|tell me about them|tell me about this client|tell me about this household|tell me about this family|tell me about the family|tell me about the household|tell me about the client",
    },
  },
];
