import "./no-eval.ts";
import "./mantine.css";
import "./page.css";
import "./frame/top.css";
import "./frame/phone.css";
import "./parts.css";
import "./chat/chat.css";
import "./chat/small.css";
import "./navigation/navigation.css";
import "./panel/panel.css";
import "./panel/check/check.css";
import "./states.css";
import "./print.css";
import "./short.css";
import "./forced.css";
import { MantineProvider } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { watchAmounts } from "./amounts/hidden-amounts.ts";
import { App } from "./app.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { blockDisabledLetterKeys } from "./keyboard/letter-keys.ts";
import { PageError } from "./page-error.tsx";
import { theme, variables } from "./theme.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the program.");
watchAmounts();
blockDisabledLetterKeys();
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <ErrorBoundary fallback={(_, again) => <PageError again={again} />}>
      <App />
    </ErrorBoundary>
  </MantineProvider>,
);
