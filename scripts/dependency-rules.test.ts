import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SERVER_LADDER } from './server-ladder.ts'

type Import = { from: string; to: string; isType?: boolean; isExport?: boolean; isDynamic?: boolean }

/** `to` is a file of the tree, or `npm:` and a package, or a module of Node. */
const broken: (Import & { rule: string })[] = [
  { rule: 'shared-stands-alone', from: 'shared/b1.ts', to: 'server/kernel/clock.ts' },
  { rule: 'shared-stands-alone', from: 'shared/b1.test.ts', to: 'dashboard/src/lib/api.ts' },
  { rule: 'shared-needs-only-zod', from: 'shared/b2.ts', to: 'npm:hono' },
  { rule: 'shared-needs-only-zod', from: 'shared/b3.ts', to: 'node:fs' },
  { rule: 'dashboard-knows-only-shared', from: 'dashboard/src/lib/b1.ts', to: 'server/kernel/clock.ts', isType: true },
  { rule: 'dashboard-knows-only-shared', from: 'dashboard/src/lib/b2.ts', to: 'widget/src/card.tsx' },
  { rule: 'widget-knows-only-shared', from: 'widget/src/b1.tsx', to: 'server/kernel/clock.ts' },
  { rule: 'widget-knows-only-shared', from: 'widget/react/b1.tsx', to: 'dashboard/src/lib/api.ts' },
  { rule: 'widget-takes-types-from-shared', from: 'widget/src/b2.tsx', to: 'shared/widgets.ts' },
  { rule: 'widget-is-preact', from: 'widget/src/b3.tsx', to: 'npm:react' },
  { rule: 'widget-is-preact', from: 'widget/src/b4.tsx', to: 'node:path' },
  { rule: 'server-knows-only-shared', from: 'server/users/b1.ts', to: 'widget/src/card.tsx' },
  { rule: 'server-knows-only-shared', from: 'server/users/b2.ts', to: 'dashboard/src/lib/api.ts' },
  { rule: 'server-knows-only-shared', from: 'server/users/b3.ts', to: 'scripts/build.ts' },
  { rule: 'programs-enter-by-app-or-testing', from: 'scripts/b1.ts', to: 'server/db/sqlite.ts' },
  { rule: 'programs-enter-by-app-or-testing', from: 'e2e/b1.spec.ts', to: 'server/users/users.service.ts' },
  { rule: 'programs-enter-by-app-or-testing', from: 'bench/b1.ts', to: 'dashboard/src/lib/api.ts' },
  { rule: 'routes-use-services', from: 'server/users/b4.routes.ts', to: 'server/users/users.repository.ts' },
  { rule: 'routes-use-services', from: 'server/users/b5.routes.ts', to: 'server/db/sqlite.ts' },
  { rule: 'services-know-no-http', from: 'server/users/b6.service.ts', to: 'server/users/users.routes.ts' },
  { rule: 'services-know-no-http', from: 'server/users/b7.repository.ts', to: 'server/http/session.ts' },
  { rule: 'services-know-no-http', from: 'server/users/b8.jobs.ts', to: 'server/app/compose.ts' },
  { rule: 'repositories-know-no-services', from: 'server/users/b9.repository.ts', to: 'server/users/users.service.ts' },
  { rule: 'domain-is-pure', from: 'server/users/b10.domain.ts', to: 'server/users/users.repository.ts' },
  { rule: 'domain-is-pure', from: 'server/users/b11.domain.ts', to: 'node:crypto' },
  { rule: 'domain-is-pure', from: 'server/users/b12.domain.ts', to: 'npm:zod' },
  {
    rule: 'foreign-features-by-their-service',
    from: 'server/users/b13.service.ts',
    to: 'server/emails/emails.repository.ts',
  },
  {
    rule: 'foreign-features-by-their-service',
    from: 'server/users/b14.ts',
    to: 'server/emails/styles/emails.routes.ts',
  },
  { rule: 'foreign-features-by-their-service', from: 'server/http/b1.ts', to: 'server/users/users.repository.ts' },
  { rule: 'app-puts-services-together', from: 'server/app/b2.ts', to: 'server/users/users.repository.ts' },
  {
    rule: 'repositories-stay-private',
    from: 'server/users/b25.service.ts',
    to: 'server/users/users.repository.ts',
    isExport: true,
  },
  { rule: 'kernel-knows-no-feature', from: 'server/kernel/b1.ts', to: 'server/users/users.service.ts', isType: true },
  { rule: 'database-knows-no-feature', from: 'server/db/schema/b1.ts', to: 'server/users/users.ts', isType: true },
  { rule: 'database-knows-no-feature', from: 'server/db/b1.ts', to: 'server/config/config.ts' },
  { rule: 'emails-know-no-feature', from: 'server/emails/b4.ts', to: 'server/users/users.service.ts', isType: true },
  { rule: 'sql-in-repositories', from: 'server/users/b15.service.ts', to: 'server/db/sql.ts' },
  { rule: 'drizzle-in-the-database-folder', from: 'server/users/b27.repository.ts', to: 'npm:drizzle-orm' },
  { rule: 'drizzle-loaded-in-one-form', from: 'server/db/b2.ts', to: 'npm:drizzle-orm' },
  { rule: 'sql-in-repositories', from: 'scripts/b2.ts', to: 'npm:better-sqlite3' },
  { rule: 'sql-in-repositories', from: 'server/users/b16.service.ts', to: 'npm:pg' },
  { rule: 'http-in-routes', from: 'server/users/b17.service.ts', to: 'npm:hono' },
  { rule: 'http-in-routes', from: 'server/users/b18.ts', to: 'npm:@hono/node-server' },
  { rule: 'stripe-behind-its-gateway', from: 'server/stripe/b1.routes.ts', to: 'npm:stripe' },
  { rule: 'resend-behind-its-ports', from: 'server/emails/b1.service.ts', to: 'npm:resend' },
  { rule: 'resend-behind-its-ports', from: 'server/emails/smtp/b1.ts', to: 'npm:resend' },
  { rule: 'nodemailer-behind-its-port', from: 'server/users/b19.service.ts', to: 'npm:nodemailer' },
  { rule: 'nodemailer-behind-its-port', from: 'server/emails/resend/b1.ts', to: 'npm:nodemailer' },
  { rule: 'mail-readers-in-tests', from: 'server/emails/b3.service.ts', to: 'npm:postal-mime' },
  { rule: 'mail-readers-in-tests', from: 'server/users/b24.service.ts', to: 'npm:smtp-server' },
  { rule: 'identity-behind-its-port', from: 'server/http/b2.ts', to: 'npm:jose' },
  { rule: 'identity-behind-its-port', from: 'server/users/b20.service.ts', to: 'npm:firebase-admin' },
  { rule: 'images-behind-their-port', from: 'server/images/b1.service.ts', to: 'npm:sharp' },
  { rule: 'colours-behind-their-file', from: 'server/users/b23.service.ts', to: 'npm:culori' },
  { rule: 'logs-behind-their-port', from: 'server/users/b21.service.ts', to: 'npm:pino' },
  { rule: 'limits-behind-their-port', from: 'server/users/b22.routes.ts', to: 'npm:rate-limiter-flexible' },
  {
    rule: 'features-know-no-features',
    from: 'dashboard/src/features/a/b1.tsx',
    to: 'dashboard/src/features/b/page.tsx',
  },
  { rule: 'features-know-no-routes', from: 'dashboard/src/features/a/b2.tsx', to: 'dashboard/src/app/layout.tsx' },
  { rule: 'features-know-no-routes', from: 'dashboard/src/features/a/b3.tsx', to: 'dashboard/src/router.tsx' },
  {
    rule: 'components-know-no-features',
    from: 'dashboard/src/components/b1.tsx',
    to: 'dashboard/src/features/b/page.tsx',
  },
  { rule: 'components-know-no-features', from: 'dashboard/src/lib/b3.ts', to: 'dashboard/src/app/layout.tsx' },
  { rule: 'submit-is-an-island', from: 'dashboard/src/submit/b1.tsx', to: 'dashboard/src/components/button.tsx' },
  { rule: 'submit-is-an-island', from: 'dashboard/src/submit/b2.tsx', to: 'dashboard/src/portal/page.tsx' },
  { rule: 'collect-is-an-island', from: 'dashboard/src/collect/b1.tsx', to: 'dashboard/src/components/button.tsx' },
  { rule: 'collect-is-an-island', from: 'dashboard/src/collect/b2.tsx', to: 'dashboard/src/submit/form.tsx' },
  { rule: 'portal-is-an-island', from: 'dashboard/src/portal/b1.tsx', to: 'dashboard/src/components/button.tsx' },
  { rule: 'portal-is-an-island', from: 'dashboard/src/portal/b2.tsx', to: 'dashboard/src/submit/form.tsx' },
  { rule: 'sign-off-is-an-island', from: 'dashboard/src/sign-off/b1.tsx', to: 'dashboard/src/components/button.tsx' },
  { rule: 'sign-off-is-an-island', from: 'dashboard/src/sign-off/b2.tsx', to: 'dashboard/src/portal/page.tsx' },
  { rule: 'client-serves-both-islands', from: 'dashboard/src/client/b1.tsx', to: 'dashboard/src/submit/form.tsx' },
  { rule: 'client-serves-both-islands', from: 'dashboard/src/client/b2.tsx', to: 'dashboard/src/portal/page.tsx' },
  {
    rule: 'upload-serves-both-entries',
    from: 'dashboard/src/upload/b1.tsx',
    to: 'dashboard/src/components/button.tsx',
  },
  { rule: 'upload-serves-both-entries', from: 'dashboard/src/upload/b2.tsx', to: 'dashboard/src/submit/form.tsx' },
  { rule: 'stars-serve-both-entries', from: 'dashboard/src/stars/b1.tsx', to: 'dashboard/src/components/button.tsx' },
  { rule: 'reporting-serves-both-entries', from: 'dashboard/src/reporting/b1.ts', to: 'dashboard/src/lib/theme.ts' },
  {
    rule: 'installation-serves-every-entry',
    from: 'dashboard/src/installation/b1.ts',
    to: 'dashboard/src/lib/theme.ts',
  },
  { rule: 'sentry-behind-its-reporter', from: 'dashboard/src/app/b2.tsx', to: 'npm:@sentry/browser' },
  { rule: 'bucket-behind-its-uploader', from: 'dashboard/src/upload/b3.tsx', to: 'npm:firebase/storage' },
  { rule: 'nothing-borrows-from-the-client', from: 'dashboard/src/app/b1.tsx', to: 'dashboard/src/submit/form.tsx' },
  {
    rule: 'nothing-borrows-from-the-client',
    from: 'dashboard/src/app/b3.tsx',
    to: 'dashboard/src/client/client-page.tsx',
  },
  { rule: 'no-fakes-in-the-product', from: 'server/app/b1.ts', to: 'server/testing/harness.ts' },
  { rule: 'no-fakes-in-the-product', from: 'server/emails/b2.ts', to: 'server/emails/mailer.fake.ts' },
  { rule: 'emulators-apart-from-the-product', from: 'server/emails/b4.ts', to: 'server/dev/dev.ts' },
  {
    rule: 'emulators-apart-from-the-product',
    from: 'server/users/b92.service.ts',
    to: 'server/dev/dev.ts',
    isType: true,
  },
  { rule: 'emulators-apart-from-the-product', from: 'server/b1.ts', to: 'server/dev/dev.ts', isDynamic: true },
  { rule: 'emulators-loaded-when-allowed', from: 'server/app/b91.ts', to: 'server/dev/dev.ts' },
  { rule: 'no-cycles', from: 'server/users/c1.ts', to: 'server/users/c2.ts' },
  ...SERVER_LADDER.slice(0, -1).map((folder, place) => ({
    rule: `${folder}-imports-what-is-below`,
    from: `server/${folder}/ladder.ts`,
    to: `server/${SERVER_LADDER[place + 1]}/above.ts`,
    isType: true,
  })),
]

const clean: Import[] = [
  { from: 'shared/k1.ts', to: 'npm:zod' },
  { from: 'shared/k2.ts', to: 'shared/widgets.ts' },
  { from: 'shared/k1.test.ts', to: 'npm:vitest' },
  { from: 'dashboard/src/lib/k1.ts', to: 'shared/widgets.ts' },
  { from: 'dashboard/src/upload/bucket-uploader.ts', to: 'npm:firebase/storage' },
  { from: 'dashboard/src/reporting/sentry.ts', to: 'npm:@sentry/browser' },
  { from: 'dashboard/src/submit/k1.tsx', to: 'dashboard/src/upload/upload.tsx' },
  { from: 'dashboard/src/submit/k4.tsx', to: 'dashboard/src/client/client-page.tsx' },
  { from: 'dashboard/src/portal/k1.tsx', to: 'dashboard/src/client/client-page.tsx' },
  { from: 'dashboard/src/client/k1.tsx', to: 'dashboard/src/upload/upload.tsx' },
  { from: 'dashboard/src/submit/k3.tsx', to: 'dashboard/src/reporting/reporter.ts' },
  { from: 'dashboard/src/client/k2.tsx', to: 'dashboard/src/installation/installation.ts' },
  { from: 'dashboard/src/features/forms/client-form/framed-form.tsx', to: 'dashboard/src/submit/form.tsx' },
  { from: 'widget/src/k1.tsx', to: 'shared/constants.ts' },
  { from: 'widget/src/k2.tsx', to: 'shared/widgets.ts', isType: true },
  { from: 'widget/src/k3.tsx', to: 'npm:preact' },
  { from: 'widget/src/k4.tsx', to: 'npm:@preact/signals' },
  { from: 'widget/src/k1.test.tsx', to: 'shared/widgets.ts' },
  { from: 'widget/react/k1.tsx', to: 'npm:react' },
  { from: 'widget/build.ts', to: 'node:path' },
  { from: 'server/users/k1.ts', to: 'shared/widgets.ts' },
  { from: 'server/users/k2.ts', to: 'node:fs' },
  { from: 'scripts/k1.ts', to: 'server/app/compose.ts' },
  { from: 'e2e/k1.spec.ts', to: 'server/testing/harness.ts' },
  { from: 'bench/k1.ts', to: 'npm:better-sqlite3' },
  { from: 'server/users/k3.routes.ts', to: 'server/users/users.service.ts' },
  { from: 'server/users/k4.routes.ts', to: 'npm:hono' },
  { from: 'server/users/k5.service.ts', to: 'server/users/users.repository.ts' },
  { from: 'server/users/k6.service.ts', to: 'server/emails/emails.service.ts' },
  { from: 'server/users/k7.domain.ts', to: 'server/kernel/clock.ts' },
  { from: 'server/users/k8.domain.ts', to: 'shared/widgets.ts' },
  { from: 'server/users/k9.domain.ts', to: 'server/users/users.repository.ts', isType: true },
  { from: 'server/users/k10.repository.ts', to: 'server/db/sql.ts' },
  { from: 'server/accounts/k1.queries.ts', to: 'server/db/sql.ts' },
  { from: 'server/users/k12.service.ts', to: 'server/accounts/users.queries.ts' },
  { from: 'server/users/k13.service.ts', to: 'server/users/users.repository.ts', isType: true, isExport: true },
  { from: 'server/users/k14.domain.ts', to: 'server/users/users.domain.ts' },
  { from: 'server/emails/k3.test.ts', to: 'server/users/users.service.ts' },
  { from: 'server/db/k1.ts', to: 'npm:better-sqlite3' },
  { from: 'server/db/k2.ts', to: 'npm:drizzle-orm', isType: true },
  { from: 'server/emails/k1.email.ts', to: 'npm:hono' },
  { from: 'server/emails/k2.page.ts', to: 'npm:hono' },
  { from: 'server/app/k1.ts', to: 'server/users/users.routes.ts' },
  { from: 'server/app/k2.ts', to: 'npm:@hono/node-server' },
  { from: 'server/app/k3.ts', to: 'npm:pino' },
  { from: 'server/kernel/k1.ts', to: 'npm:pino', isType: true },
  { from: 'server/http/k1.ts', to: 'npm:rate-limiter-flexible' },
  { from: 'server/app/k4.ts', to: 'server/users/users.service.ts' },
  { from: 'server/identity/k1.ts', to: 'npm:jose' },
  { from: 'server/stripe/stripe-gateway.ts', to: 'npm:stripe' },
  { from: 'server/emails/resend/k1.ts', to: 'npm:resend' },
  { from: 'server/emails/smtp/k1.ts', to: 'npm:nodemailer' },
  { from: 'server/dev/outbox/outbox-source.ts', to: 'npm:nodemailer' },
  { from: 'server/testing/k1.ts', to: 'npm:smtp-server' },
  { from: 'server/images/sharp-images.ts', to: 'npm:sharp' },
  { from: 'server/users/k11.api.test.ts', to: 'server/testing/harness.ts' },
  { from: 'server/app/k4.ts', to: 'server/dev/dev.ts', isDynamic: true },
  { from: 'server/app/k5.ts', to: 'server/dev/dev.ts', isType: true },
  { from: 'server/app/k6.test.ts', to: 'server/dev/dev.ts' },
  { from: 'server/testing/k2.ts', to: 'server/dev/dev.ts' },
  { from: 'server/dev/k1.ts', to: 'server/emails/emails.service.ts' },
  { from: 'dashboard/src/app/k1.tsx', to: 'dashboard/src/features/b/page.tsx' },
  { from: 'dashboard/src/features/a/k1.tsx', to: 'dashboard/src/components/button.tsx' },
  { from: 'dashboard/src/features/a/k2.tsx', to: 'dashboard/src/features/a/row.tsx' },
  { from: 'dashboard/src/submit/k1.tsx', to: 'dashboard/src/styles/fonts.ts' },
  { from: 'dashboard/src/submit/k2.tsx', to: 'shared/widgets.ts' },
]

const folder = mkdtempSync(join(tmpdir(), 'goodword-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

function plant(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** The way our own code would write the import: an alias across folders, a relative path within one. */
function specifierOf({ from, to }: Import): string {
  if (to.includes(':')) return to.replace('npm:', '')
  if (/^(shared|server|widget)\//.test(to) && dirname(to) !== dirname(from)) return `#${to}`
  return `./${relative(dirname(from), to)}`
}

const imports = [...broken, ...clean]
const libraries = imports.filter(({ to }) => to.startsWith('npm:')).map(({ to }) => to.slice('npm:'.length))

for (const file of ['.dependency-cruiser.cjs', 'package.json', 'scripts/server-ladder.ts'])
  cpSync(file, join(folder, file))
for (const name of libraries) {
  plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }))
  plant(`node_modules/${name}/dist/index.js`, 'exports.value = 1')
}
function textOf({ isType, isExport, isDynamic, ...where }: Import): string {
  const specifier = specifierOf(where)
  if (isExport) return `export ${isType ? 'type ' : ''}{ value } from '${specifier}'\n`
  if (isType) return `import type { value } from '${specifier}'\nexport type A = typeof value\n`
  return isDynamic ? `await import('${specifier}')\n` : `import '${specifier}'\n`
}

for (const planted of imports) plant(planted.from, textOf(planted))
plant('server/users/c2.ts', "import './c1.ts'\n")
for (const { to } of imports) {
  if (!to.includes(':') && !existsSync(join(folder, to))) plant(to, 'export const value = 1\n')
}

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
})

const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const folders = ['server', 'shared', 'dashboard', 'widget', 'scripts', 'e2e', 'bench']
const cruise = spawnSync(
  process.execPath,
  [program, ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  { cwd: folder, encoding: 'utf8' },
)
const { violations, ruleSetUsed } = Report.parse(JSON.parse(cruise.stdout)).summary
const rulesBrokenBy = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

describe('the rules about who may import whom', () => {
  it('each have a planted violation', () => {
    const planted = new Set(broken.map(({ rule }) => rule))
    expect(ruleSetUsed.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
  })

  it('know every folder of the server', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
    const present = new Set(files.flatMap((path) => (path.includes(sep) ? path.split(sep).slice(0, 1) : [])))
    expect([...present].filter((name) => name !== 'testing' && !SERVER_LADDER.includes(name))).toEqual([])
  })

  it.each(broken)('$rule stops $from importing $to', ({ rule, from }) => {
    expect(rulesBrokenBy(from)).toContain(rule)
  })

  it.each(clean)('$from may import $to', ({ from }) => {
    expect(rulesBrokenBy(from)).toEqual([])
  })
})
