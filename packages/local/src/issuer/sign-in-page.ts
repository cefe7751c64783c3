import { advisors } from "@advisor/sample-data/advisors";

export interface SignIn {
  /** The signed request, which the form sends back. */
  request: string;
  program: string;
  redirect_uri: string;
  /** Whether the program asks to write. */
  writes: boolean;
}

/** The page on which a person chooses the advisor that a program may act for. */
export const signInPage = ({ request, program, redirect_uri, writes }: SignIn): string =>
  page(`<h1>Sign in to Advisor Copilot</h1>
<p><strong>${escaped(program)}</strong> asks to read your households. It is called back at <code>${escaped(redirect_uri)}</code>.</p>
<form method="post" action="/authorize">
<input type="hidden" name="request" value="${escaped(request)}">
${writes ? '<p><label><input type="checkbox" name="write" value="yes" checked> It may also write: tasks and notes</label></p>' : ""}
<p>${advisors.map(button).join("\n")}</p>
<p><button name="advisor_id" value="">Deny</button></p>
</form>`);

const button = ({ advisor_id, firm }: { advisor_id: string; firm: string }): string =>
  `<button name="advisor_id" value="${escaped(advisor_id)}">Sign in as ${escaped(advisor_id)} (${escaped(firm)})</button>`;

/** The page for a request whose sender cannot be told what is wrong with it. */
export const refusalPage = (reason: string): string =>
  page(`<h1>Sign-in is not possible</h1>\n<p>${escaped(reason)}</p>`);

const page = (body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Advisor Copilot: sign in</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.4rem .8rem;margin:.2rem 0}code{overflow-wrap:anywhere}</style>
${body}
</html>
`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
