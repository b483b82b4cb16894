import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

// There is no webServer: e2e/fixtures.ts starts a real server for each worker.
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Keeping one for a failure that may come takes a twelfth of every test: `--trace on` keeps them when one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Dates are written in the manner of the reader.
    locale: 'en-GB',
    // Playwright presses nothing that moves, and scrolls the page about when it has waited for it.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // The tabs of a window draw the product in one process, which compiles a script once and not once for each test.
        '--renderer-process-limit=1',
        // A page lives for a second or two: making its code faster, or reading it ahead, takes longer than it saves.
        '--js-flags=--no-maglev,--no-turbofan,--no-script-streaming',
      ],
    },
  },
})
