import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { buildImages } from './build-images.ts'
import { buildPages } from './build-pages.ts'
import { forgetBuild, hashInputs, isBuildFresh, rememberBuild } from './build-inputs.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'

const HELP = `Builds the dashboard and the widget into dist/, with a .br and a .gz next to every text file.

  npm run build [-- --if-stale]

  --if-stale   only when something that the build reads has changed
`

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params: quality }).then((compressed) => writeFile(`${path}.br`, compressed)),
    zip(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ])
}

/** Leaves out what the server changes before sending: pages, and scripts that contain its address. */
async function isSentAsBuilt(path: string): Promise<boolean> {
  return !(await readFile(path, 'utf8')).includes(WIDGET_ORIGIN_MARK)
}

async function compressAll(): Promise<void> {
  const paths = globSync('dist/{dashboard,widget}/**/*.{js,css,svg,json,txt,xml,webmanifest}')
  await Promise.all(
    paths.map(async (path) => {
      if (await isSentAsBuilt(path)) await compress(path)
    }),
  )
}

/**
 * The manifest of a build tells which files belong to which page; the size checks need it too. Its licenses are those of
 * the packages in it, for releases.
 */
async function buildPart(configFile: string, name: string): Promise<void> {
  const files = { manifest: 'manifest.json', license: { fileName: 'licenses.json' } }
  await viteBuild({ configFile, logLevel: 'warn', build: files })
  await rename('dist/dashboard/manifest.json', `dist/${name}-manifest.json`)
  await rename('dist/dashboard/licenses.json', `dist/${name}-licenses.json`)
}

/** The dashboard first, because its build empties the folder. */
async function buildDashboard(): Promise<void> {
  await buildPart('dashboard/vite.config.ts', 'dashboard')
  await buildPart('dashboard/clients.vite.config.ts', 'clients')
  const manifest = JSON.parse(await readFile('dist/dashboard-manifest.json', 'utf8'))
  await buildPages({ folder: 'dist/dashboard', manifest })
}

async function buildWidget(): Promise<void> {
  const { code } = await runNode(['widget/build.ts'], { isShown: true })
  if (code !== 0) throw new ProgramError('The widget could not be built. See the error above.')
}

async function build(): Promise<void> {
  const hash = hashInputs()
  forgetBuild()
  await buildDashboard()
  await buildImages('dist/dashboard')
  await buildWidget()
  await compressAll()
  rememberBuild(hash)
}

await runProgram(async () => {
  const options = { 'if-stale': { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (values['if-stale'] && isBuildFresh()) return 0
  console.log('Building the dashboard and the widget …')
  await build().catch((error: unknown) => {
    if (error instanceof ProgramError) throw error
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    throw new ProgramError(`${reason}\nThe dashboard could not be built. See the error above.`)
  })
  return 0
})
