import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** Publishes the metadata that a deployment gives, so that programs learn where to sign in. */
const signInMetadata = (source: string | undefined): Plugin => ({
  name: "sign-in-metadata",
  generateBundle() {
    const fileName = ".well-known/oauth-authorization-server";
    if (source !== undefined) this.emitFile({ type: "asset", fileName, source });
  },
});

/** Nothing is inlined into the page, because its content security policy allows no inline scripts. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), signInMetadata(loadEnv(mode, ".", "SIGN_IN_").SIGN_IN_METADATA)],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
}));
