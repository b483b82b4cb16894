const { SERVER_LADDER } = require('./scripts/server-ladder.ts')

const test = '\\.test\\.tsx?$'
const untested = (path) => ({ path, pathNot: test })

/** Matches a package by name, installed or not. */
const library = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`

/** Only the files that match `allowed` may import one of the libraries. */
const behindOneDoor = ({ name, libraries, allowed, comment, also = [] }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(server|shared|dashboard|widget|scripts|e2e)/', pathNot: `${allowed}|${test}` },
  to: { path: [library(...libraries), ...also].join('|'), dependencyTypesNot: ['type-only'] },
})

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** What is only there for tests. */
const forTests = `${test}|\\.(fake|contract|contract\\.run)\\.tsx?$`

/** A folder of the server imports only those below it on the ladder, so the folders have no cycle. */
const ladder = SERVER_LADDER.slice(0, -1).map((folder, place) =>
  forbid(
    `${folder}-imports-what-is-below`,
    `scripts/server-ladder.ts lists the folders from the lowest up: server/${folder} knows nothing above it.`,
    { path: `^server/${folder}/`, pathNot: forTests },
    { path: `^server/(${SERVER_LADDER.slice(place + 1).join('|')})/` },
  ),
)

/** The numbers are those of the list in ARCHITECTURE.md, "Who may import whom". */
const forbidden = [
  // 1
  forbid(
    'shared-stands-alone',
    'shared/ describes what crosses a wire and knows neither end.',
    { path: '^shared/' },
    { path: '^(server|dashboard|widget|scripts|e2e|bench)/' },
  ),
  forbid(
    'shared-needs-only-zod',
    'shared/ runs in the server and in browsers: zod and nothing else.',
    untested('^shared/'),
    { pathNot: `^shared/|${library('zod')}` },
  ),
  // 2
  forbid(
    'dashboard-knows-only-shared',
    'The dashboard talks to the server over HTTP.',
    { path: '^dashboard/' },
    { path: '^(server|widget|scripts|e2e|bench)/' },
  ),
  // 3
  forbid(
    'widget-knows-only-shared',
    'The widget runs on pages of strangers and is measured in bytes.',
    { path: '^widget/(src|react)/' },
    { path: '^(server|dashboard|scripts|e2e|bench)/' },
  ),
  forbid(
    'widget-takes-types-from-shared',
    'zod alone is larger than the widget may be: only types, and shared/constants.ts.',
    untested('^widget/(src|react)/'),
    { path: '^shared/', pathNot: '^shared/constants\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid('widget-is-preact', 'preact and its signals are all that the budget holds.', untested('^widget/src/'), {
    pathNot: `^(widget|shared)/|${library('preact', '@preact/signals', 'preact-render-to-string')}`,
  }),
  // 4
  forbid(
    'server-knows-only-shared',
    'The server takes the widget only as its built renderer.',
    { path: '^server/' },
    { path: '^(dashboard|widget|scripts|e2e|bench)/' },
  ),
  // 5
  forbid(
    'programs-enter-by-app-or-testing',
    'scripts/, e2e/ and bench/ use the server through server/app and server/testing. Only the fuzzer reads the dashboard’s parsers.',
    { path: '^(scripts|e2e|bench)/', pathNot: '^scripts/fuzz/import-targets\\.ts$' },
    { path: '^(server/(?!(app|testing)/)|dashboard/|widget/)' },
  ),
  // 6
  forbid(
    'routes-use-services',
    'A route reads the request and calls a service; SQL and rules are behind it.',
    { path: '\\.routes\\.ts$' },
    { path: '\\.(repository|queries)\\.ts$|^server/db/' },
  ),
  forbid(
    'services-know-no-http',
    'Services, repositories and jobs never see a request.',
    { path: '\\.(service|repository|queries|jobs|domain)\\.ts$' },
    { path: '\\.routes\\.ts$|^server/(app|http)/' },
  ),
  forbid(
    'repositories-know-no-services',
    'Repositories and queries hold SQL; the order of steps is the service’s.',
    { path: '\\.(repository|queries)\\.ts$' },
    { path: '\\.(service|jobs)\\.ts$' },
  ),
  forbid(
    'domain-is-pure',
    'Rules are pure: types, shared/ and the kernel.',
    { path: '\\.domain\\.ts$' },
    { pathNot: '^(shared|server/kernel)/|\\.domain\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  // 7
  forbid(
    'foreign-features-by-their-service',
    'A feature’s repository and routes are its own: call its service, or its *.queries.ts.',
    { path: '^server/([^/]+)/', pathNot: `^server/(app|testing)/|${test}` },
    { path: '^server/.*\\.(repository|routes)\\.ts$', pathNot: '^server/$1/' },
  ),
  forbid(
    'app-puts-services-together',
    'server/app calls services and mounts routes: SQL stays in its feature.',
    untested('^server/app/'),
    { path: '\\.repository\\.ts$' },
  ),
  forbid(
    'repositories-stay-private',
    'Handing a repository on makes its SQL everybody’s: put what others need in *.queries.ts.',
    { path: '^server/', pathNot: test },
    { path: '\\.repository\\.ts$', dependencyTypes: ['export'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'kernel-knows-no-feature',
    'server/kernel is tiny and pure: what knows the product belongs to a feature.',
    untested('^server/kernel/'),
    { path: '^server/', pathNot: '^server/kernel/' },
  ),
  forbid(
    'database-knows-no-feature',
    'server/db, with the schema, needs only the kernel and shared/.',
    untested('^server/db/'),
    { path: '^server/', pathNot: '^server/(db|kernel)/' },
  ),
  forbid(
    'emails-know-no-feature',
    'A kind of email belongs to the feature it tells about: see server/app/email-kinds.ts.',
    { path: '^server/emails/', pathNot: forTests },
    {
      path: '^server/',
      pathNot: '^server/(emails|accounts|activity|images|theme|idempotency|jobs|http|db|config|kernel)/',
    },
  ),
  ...ladder,
  // 8
  behindOneDoor({
    name: 'sql-in-repositories',
    comment: 'All SQL lives in *.repository.ts, *.queries.ts and server/db.',
    libraries: ['drizzle-orm', 'better-sqlite3', 'pg'],
    also: ['^server/db/sql\\.ts$'],
    allowed: '^server/(db|testing)/|\\.(repository|queries)\\.ts$',
  }),
  forbid(
    'drizzle-in-the-database-folder',
    'Import from #server/db/sql.ts or columns.ts: server/db/drizzle.ts loads drizzle in its fast form.',
    { path: '^server/', pathNot: '^server/(db|testing)/' },
    { path: library('drizzle-orm') },
  ),
  forbid(
    'drizzle-loaded-in-one-form',
    'Import values of drizzle from server/db/drizzle.ts: its ES modules take half a second and 200 MB to load.',
    { path: '^(server|scripts|bench)/' },
    { path: library('drizzle-orm'), dependencyTypesNot: ['type-only'] },
  ),
  behindOneDoor({
    name: 'http-in-routes',
    comment: 'hono is for routes, server/http, server/app and the templates of pages and mails.',
    libraries: ['hono', '@hono/[^/]+'],
    allowed: '^server/(http|app|testing)/|\\.(routes|email|page)\\.ts$',
  }),
  behindOneDoor({
    name: 'stripe-behind-its-gateway',
    comment: 'Use the gateway port.',
    libraries: ['stripe'],
    allowed: '^server/(stripe/stripe-[^/]+|testing/[^/]+)\\.ts$',
  }),
  behindOneDoor({
    name: 'resend-behind-its-ports',
    comment: 'Use the Mailer port, or SendingDomains.',
    libraries: ['resend'],
    allowed: '^server/emails/resend/',
  }),
  behindOneDoor({
    name: 'nodemailer-behind-its-port',
    comment: 'Use the Mailer port.',
    libraries: ['nodemailer'],
    allowed: '^server/(emails/smtp/|dev/outbox/outbox-source\\.ts$)',
  }),
  behindOneDoor({
    name: 'mail-readers-in-tests',
    comment: 'Nothing in the product receives mail.',
    libraries: ['smtp-server', 'postal-mime', 'standardwebhooks'],
    allowed: '^server/testing/|^e2e/|\\.contract\\.ts$',
  }),
  behindOneDoor({
    name: 'identity-behind-its-port',
    comment: 'Use the identity port.',
    libraries: ['firebase-admin', 'jose'],
    allowed: '^server/identity/',
  }),
  behindOneDoor({
    name: 'images-behind-their-port',
    comment: 'sharp is decoded bytes of strangers: one file knows it.',
    libraries: ['sharp'],
    allowed:
      '^scripts/(build-images|compare-screenshots)\\.ts$|^server/((images|widgets)/sharp-[^/]+|testing/images)\\.ts$',
  }),
  behindOneDoor({
    name: 'colours-behind-their-file',
    comment: 'What becomes of an owner’s colour is decided in one place.',
    libraries: ['culori'],
    allowed: '^server/theme/accent\\.ts$',
  }),
  behindOneDoor({
    name: 'logs-behind-their-port',
    comment: 'Use the log of server/kernel/log.ts.',
    libraries: ['pino'],
    allowed: '^server/(http|app)/',
  }),
  behindOneDoor({
    name: 'limits-behind-their-port',
    comment: 'Use server/http/rate-limit.ts.',
    libraries: ['rate-limiter-flexible'],
    allowed: '^server/http/',
  }),
  // 9
  forbid(
    'features-know-no-features',
    'What two features share is a component or lib.',
    { path: '^dashboard/src/features/([^/]+)/' },
    { path: '^dashboard/src/features/', pathNot: '^dashboard/src/features/$1/' },
  ),
  forbid(
    'features-know-no-routes',
    'Routes put features together, never the reverse.',
    { path: '^dashboard/src/features/' },
    { path: '^dashboard/src/(app/|router\\.tsx?$|main\\.tsx?$)' },
  ),
  forbid(
    'components-know-no-features',
    'components/, lib/, navigation/ and styles/ serve every feature.',
    { path: '^dashboard/src/(components|lib|navigation|styles)/' },
    { path: '^dashboard/src/(features/|app/|router\\.tsx?$|main\\.tsx?$)' },
  ),
  ...['submit', 'collect', 'portal', 'sign-off'].map((entry) =>
    forbid(
      `${entry}-is-an-island`,
      'A page of the client is its own entry and stays small: client, styles, stars, upload, reporting, installation and shared/ only.',
      { path: `^dashboard/src/${entry}/` },
      {
        path: '^dashboard/src/',
        pathNot: `^dashboard/src/(${entry}|client|styles|stars|upload|reporting|installation)/`,
      },
    ),
  ),
  forbid(
    'client-serves-both-islands',
    'The pages of the client share these parts, which know neither of them.',
    { path: '^dashboard/src/client/' },
    { path: '^dashboard/src/', pathNot: '^dashboard/src/(client|styles|stars|upload|reporting|installation)/' },
  ),
  forbid(
    'upload-serves-both-entries',
    'The dashboard and the public form upload by the same parts, which know neither.',
    { path: '^dashboard/src/upload/' },
    { path: '^dashboard/src/', pathNot: '^dashboard/src/(upload|styles)/' },
  ),
  forbid(
    'stars-serve-both-entries',
    'The dashboard and the pages of the client show and choose stars by the same parts, which know neither.',
    { path: '^dashboard/src/stars/' },
    { path: '^dashboard/src/', pathNot: '^dashboard/src/stars/' },
  ),
  forbid(
    'reporting-serves-both-entries',
    'The dashboard and the public form report errors by the same parts, which know neither.',
    { path: '^dashboard/src/reporting/' },
    { path: '^dashboard/src/', pathNot: '^dashboard/src/reporting/' },
  ),
  forbid(
    'installation-serves-every-entry',
    'Every page says who runs the installation by the same part, which knows no page.',
    { path: '^dashboard/src/installation/' },
    { path: '^dashboard/src/', pathNot: '^dashboard/src/installation/' },
  ),
  behindOneDoor({
    name: 'sentry-behind-its-reporter',
    comment: 'Sentry is loaded only where it is configured: use the ReportErrorContext.',
    libraries: ['@sentry/[a-z-]+'],
    allowed: '^dashboard/src/reporting/sentry\\.ts$',
  }),
  behindOneDoor({
    name: 'bucket-behind-its-uploader',
    comment: 'Firebase Storage is loaded only where it is used: use the ImageUploader.',
    libraries: ['firebase/storage', '@firebase/storage'],
    allowed: '^dashboard/src/upload/bucket-uploader\\.ts$',
  }),
  forbid(
    'nothing-borrows-from-the-client',
    'Client pages are their own entries, and only one preview shows one: what others need is in shared/ or styles/.',
    {
      path: '^dashboard/src/',
      pathNot:
        '^dashboard/src/((submit|collect|portal|sign-off|client)/|features/forms/client-form/framed-form\\.tsx$)',
    },
    { path: '^dashboard/src/(submit|collect|portal|sign-off|client)/' },
  ),
  // 10
  forbid(
    'no-fakes-in-the-product',
    'Stand-ins for tests never reach the product.',
    { pathNot: `${test}|^server/testing/|\\.fake\\.tsx?$|^(e2e|scripts|bench)/` },
    { path: '\\.fake\\.tsx?$|^server/testing/' },
  ),
  forbid(
    'emulators-apart-from-the-product',
    'The product knows the services that are emulated only by their ports.',
    untested('^(?!server/(dev|app|testing)/)'),
    { path: '^server/dev/' },
  ),
  forbid(
    'emulators-loaded-when-allowed',
    'A process in production never loads server/dev: use `await import()` after asking server/app/emulators.ts.',
    untested('^server/app/'),
    { path: '^server/dev/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  // 11
  forbid('no-cycles', 'Two files that need each other are one file or three.', {}, { circular: true }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
