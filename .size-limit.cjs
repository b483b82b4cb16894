// The budgets, measured on what the build wrote. JavaScript of the dashboard counts as gzip, the
// widget as brotli; a kB is 1000 bytes.
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
const { brotliCompressSync, gzipSync } = require('node:zlib')

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
const dashboard = readJson('dist/dashboard-manifest.json')
const clients = readJson('dist/clients-manifest.json')
const widget = readJson('dist/widget/manifest.json')

/** The chunks of a build that a page loads at once, or (`withLazy`) ever, those of another entry (`without`) left out. */
function reach(chunks, entry, { withLazy, without = [] }) {
  const seen = new Set(without)
  const visit = (key) => {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(withLazy ? (chunk.dynamicImports ?? []) : [])]) visit(next)
  }
  visit(entry)
  return [...seen]
    .filter((key) => !without.includes(key))
    .map((key) => chunks[key].file)
    .filter((file) => file.endsWith('.js'))
}

const dashboardFiles = (files) => files.map((file) => `dist/dashboard/${file}`)
/** A page that loads when it is opened; missing if it is part of something else. */
const ownChunk = (page) => [dashboard[page]?.isDynamicEntry ? dashboard[page].file : 'missing']
const widgetFiles = (files) => files.map((file) => `dist/widget/${file}`)

/** Firebase Storage: only a connected installation loads it, and only once a picture is chosen. */
const bucketUploader = 'src/upload/bucket-uploader.ts'
/** Sentry: only an installation that is configured for it loads it, after the page is drawn. */
const sentry = 'src/reporting/sentry.ts'

/**
 * Chunks of the client's texts: a page fetches those of one language, so the largest language is counted and the others are
 * left out. The pseudo-language is for tests.
 */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']
const textFiles = (language) =>
  Object.keys(clients).filter((key) => new RegExp(`^src/[\\w-]+/texts/${language}\\.ts$`).test(key))
const sizeOf = (keys) =>
  keys.reduce((sum, key) => sum + gzipSync(readFileSync(`dist/dashboard/${clients[key].file}`)).length, 0)
const [, ...otherLanguages] = LANGUAGES.toSorted((a, b) => sizeOf(textFiles(b)) - sizeOf(textFiles(a)))
const textsNotCounted = ['src/client/pseudo-texts.ts', ...otherLanguages.flatMap(textFiles)]
const notCounted = [bucketUploader, sentry, ...textsNotCounted]

/** Packs what a client downloads, once that is asked for. */
const portalArchive = 'src/portal/portal.archive.ts'

/** Solves challenges, only while programs attack a collection link. */
const proofOfWork = 'src/collect/solve.ts'

const collectFiles = reach(clients, 'collect.html', { withLazy: true, without: [...notCounted, proofOfWork] })
const formFiles = reach(clients, 'submit.html', { withLazy: true, without: notCounted })

/**
 * What a feed for a page in another language has besides: the widget's own sentences, in the language with the largest ones.
 * Written to a file, because sizes are those of files.
 */
function largestTranslation() {
  const { TRANSLATIONS } = require('./shared/widget-messages/translations.ts')
  const sentences = Object.entries(TRANSLATIONS).map(([lang, messages]) => JSON.stringify({ lang, ...messages }))
  const [largest] = sentences.toSorted((a, b) => brotliCompressSync(b).length - brotliCompressSync(a).length)
  const file = 'node_modules/.cache/goodword/largest-translation.json'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, largest)
  return file
}
const translation = largestTranslation()

module.exports = [
  {
    name: 'public form, all its scripts and one language',
    path: dashboardFiles(formFiles),
    limit: '45 kB',
    gzip: true,
  },
  {
    name: 'page of a collection link, all its scripts and one language',
    path: dashboardFiles(collectFiles),
    limit: '40 kB',
    gzip: true,
  },
  {
    name: 'proof of work, while a collection link is attacked',
    path: dashboardFiles(
      reach(clients, proofOfWork, { withLazy: true }).filter((file) => !collectFiles.includes(file)),
    ),
    limit: '2 kB',
    gzip: true,
  },
  {
    name: 'own page of a client, all its scripts and one language',
    path: dashboardFiles(reach(clients, 'portal.html', { withLazy: true, without: [...notCounted, portalArchive] })),
    limit: '45 kB',
    gzip: true,
  },
  {
    name: 'page of a sign-off link, all its scripts and one language',
    path: dashboardFiles(reach(clients, 'sign-off.html', { withLazy: true, without: notCounted })),
    limit: '35 kB',
    gzip: true,
  },
  {
    name: 'upload to a bucket, when a picture is chosen',
    path: dashboardFiles(
      reach(clients, bucketUploader, { withLazy: true, without: [sentry, ...textsNotCounted] }).filter(
        (file) => !formFiles.includes(file),
      ),
    ),
    limit: '22 kB',
    gzip: true,
  },
  {
    name: 'Sentry, once a page is drawn',
    path: dashboardFiles(reach(clients, sentry, { withLazy: true }).filter((file) => !formFiles.includes(file))),
    limit: '60 kB',
    gzip: true,
  },
  {
    name: 'dashboard, first load',
    path: dashboardFiles(reach(dashboard, 'index.html', { withLazy: false })),
    limit: '150 kB',
    gzip: true,
  },
  {
    name: 'share image editor, its own chunk',
    path: dashboardFiles(ownChunk('src/features/testimonials/share-image/share-image.page.tsx')),
    limit: '20 kB',
    gzip: true,
  },
  {
    name: 'import of existing testimonials, its own chunk',
    path: dashboardFiles(ownChunk('src/features/testimonials/existing-import/import.page.tsx')),
    limit: '20 kB',
    gzip: true,
  },
  {
    name: 'import of clients, its own chunk',
    path: dashboardFiles(ownChunk('src/features/testimonials/client-import/import-clients.page.tsx')),
    limit: '20 kB',
    gzip: true,
  },
  {
    name: 'landing page, first load',
    path: dashboardFiles([
      ...new Set([
        ...reach(dashboard, 'index.html', { withLazy: false }),
        ...reach(dashboard, 'src/features/landing/landing.page.tsx', { withLazy: false }),
      ]),
    ]),
    limit: '130 kB',
    gzip: true,
  },
  { name: 'fonts', path: 'dist/dashboard/assets/*-latin-wght-normal-*.woff2', limit: '90 kB', brotli: false },
  { name: 'widget shell', path: widgetFiles([widget.shell]), limit: '2.2 kB' },
  ...Object.entries(widget.layouts ?? { none: 'missing' }).map(([name, file]) => ({
    name: `widget, first view of ${name}`,
    path: widgetFiles([widget.shell, widget.chunk, file]),
    limit: '8.5 kB',
  })),
  ...Object.entries(widget.layouts ?? { none: 'missing' }).map(([name, file]) => ({
    name: `widget, first view of ${name} in another language`,
    path: [...widgetFiles([widget.shell, widget.chunk, file]), translation],
    limit: '9.2 kB',
  })),
  { name: 'widget, Preact and its signals', path: widgetFiles([widget.preact]), limit: '7.7 kB' },
  { name: 'widget, what is hydrated with them', path: widgetFiles([widget.hydrated]), limit: '6.8 kB' },
  { name: 'widget, what fits it to the host page', path: widgetFiles([widget.hostTheme]), limit: '1.6 kB' },
  { name: 'widget, what counts and gives back space', path: widgetFiles([widget.settle]), limit: '1 kB' },
  { name: 'widget, what says the line once', path: widgetFiles([widget.line]), limit: '1.1 kB' },
  { name: 'filters of a hosted page', path: widgetFiles([widget.wallFilters]), limit: '0.7 kB' },
  { name: 'widget, pinned by its hash', path: widgetFiles([widget.bundle]), limit: '10.5 kB' },
]
