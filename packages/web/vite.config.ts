import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Nothing is written into the page itself: its content policy allows no inline script. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
});
