import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Nothing is inlined into the page, because its content security policy allows no inline scripts. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
});
