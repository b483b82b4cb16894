import { defineConfig } from 'vite'
import { preactAliases, refuseReact } from './preact-pages.ts'
import { file, layers, shared } from './vite.parts.ts'

/** The pages of clients. Their source imports React, and Preact draws it: docs/decisions/0047-client-pages-on-preact.md. */
export default defineConfig({
  ...shared,
  // What the dashboard's server prepares for browsers contains React.
  cacheDir: file('../node_modules/.vite/clients'),
  plugins: [layers, refuseReact],
  resolve: { alias: preactAliases },
  build: {
    ...shared.build,
    // The build of the dashboard comes first, and copies the public files.
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: ['submit.html', 'collect.html', 'portal.html', 'sign-off.html'].map(file) },
  },
})
