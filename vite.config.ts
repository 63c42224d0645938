import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

// Vitest needs no routes, and the Remix plugin refuses to run under it.
const underTest = Boolean(process.env.VITEST);

export default defineConfig({
  plugins: [tailwindcss(), !underTest && remix(remixConfig)],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/.cache/**'] } },
  // Bundles only the icons in use; the whole package would be compiled at each start.
  ssr: { noExternal: underTest ? [] : ['lucide-react'] },
  build: {
    // Plotly's chunk, loaded only where a chart comes near, is 1.1 MB.
    chunkSizeWarningLimit: 1300,
    // A page would load fifty scripts, most of them under 2 kB: small ones are merged with others.
    rollupOptions: { output: { experimentalMinChunkSize: 20_000 } },
  },
});
