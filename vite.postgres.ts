import { defineConfig } from 'vitest/config'
import { projects } from './vite.workspace.ts'

/** What only SQLite has: its file, its index of trigrams, its plans, and the steps of its migrations. */
const ABOUT_SQLITE = [
  'server/app/account-console.test.ts',
  'server/app/backup.test.ts',
  'server/app/doctor.test.ts',
  'server/app/earlier-installation.test.ts',
  'server/app/email-console.test.ts',
  'server/app/email-process.test.ts',
  'server/app/email-server.test.ts',
  'server/app/emulators.test.ts',
  'server/app/erased-bytes.test.ts',
  'server/app/image-store-backup.test.ts',
  'server/app/killed-process.test.ts',
  'server/app/payment-process.test.ts',
  'server/app/process.test.ts',
  'server/app/production.test.ts',
  'server/app/restore-drill.test.ts',
  'server/app/doctor-data.test.ts',
  'server/db/upgrades.test.ts',
  'server/db/*-migration.test.ts',
  'server/db/data-folder.test.ts',
  'server/db/erasing.test.ts',
  'server/db/erasure-ledger.test.ts',
  'server/db/kept-statements.test.ts',
  'server/db/migrations.test.ts',
  'server/emails/emails.queries.test.ts',
  'server/payments/reads-of-client.test.ts',
  'server/testimonials/ended-requests.test.ts',
  'server/testimonials/search-index.test.ts',
]

/** The server's tests on PostgreSQL. `npm run test:postgres` runs them. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: projects
      .filter(({ test }) => test?.name === 'server')
      .map((project) => ({
        ...project,
        test: { ...project.test, include: ['server/**/*.test.ts'], exclude: ABOUT_SQLITE },
      })),
  },
})
