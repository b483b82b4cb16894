import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Options } from 'tsup'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { restoreConstants, shorten, withoutCopies } from './shorten.ts'
import { LAYOUT_NAMES } from './src/layouts/layout-names.ts'

const OUT = join(import.meta.dirname, '../dist/widget')
const SOURCE = join(import.meta.dirname, 'src')
/** For the server alone: no path of ours leads there from outside. */
const SERVER_OUT = join(import.meta.dirname, '../dist/widget-server')
/** What JSX becomes: nodes that are drawn once in the first view, and Preact's in what is hydrated. */
const STATIC_JSX = join(SOURCE, 'jsx/static.ts')
const PREACT_JSX = join(SOURCE, 'jsx/preact.ts')

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * `import css from './x.css?inline'` gives the minified text, imports included, as Vite does it for the tests. The
 * suffix stays on the resolved path because tsup's own plugin takes whatever ends in .css, in every namespace.
 */
const cssText: EsbuildPlugin = {
  name: 'css-text',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'css-text',
    }))
    onLoad({ filter: /./, namespace: 'css-text' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path.replace(/\?inline$/, '')],
        bundle: true,
        minify: true,
        write: false,
      })
      return {
        contents: (outputFiles[0]?.text ?? '')
          .trim()
          .replace(/(--[\w-]+): /g, '$1:')
          .replace(/ ([*/]) /g, '$1')
          .replace(/ (?=!important|[;}])/g, '')
          .replaceAll(', ', ',')
          .replaceAll('transparent', '#0000'),
        loader: 'text',
      }
    })
  },
}

/** Names of files that the build makes stay as they are in what is bundled. */
const siblings: EsbuildPlugin = {
  name: 'siblings',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/\w+-[\da-f]{12}\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** What is hydrated shares one file with Preact and its signals. Each name is imported once, however many modules use it. */
const sharedPreact = (file: string): EsbuildPlugin => ({
  name: 'shared-preact',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(preact|preact\/hooks|@preact\/signals)$/ }, () => ({
      path: file,
      namespace: 'shared-preact',
    }))
    onLoad({ filter: /./, namespace: 'shared-preact' }, async () => {
      const names = (await readFile(join(SOURCE, 'preact.ts'), 'utf8')).match(/(?<=\{)[^}]+(?=\})/g) ?? []
      return { contents: `export {${names.join(',')}} from './${file}'`, loader: 'js', resolveDir: SOURCE }
    })
  },
})

async function bundle({
  entry,
  format,
  inject = [STATIC_JSX],
  define = {},
  plugins = [],
  hasLibraries = false,
}: {
  entry: string
  format: 'iife' | 'esm'
  inject?: readonly string[]
  define?: Record<string, string>
  plugins?: readonly EsbuildPlugin[]
  hasLibraries?: boolean
}): Promise<string> {
  await build({
    config: false,
    silent: true,
    entry: { bundled: join(SOURCE, entry) },
    outDir: OUT,
    outExtension: () => ({ js: '.tmp.js' }),
    format,
    define,
    platform: 'browser',
    target: 'es2022',
    minify: false,
    treeshake: false,
    clean: false,
    noExternal: [/./],
    esbuildPlugins: [...plugins, cssText, siblings],
    esbuildOptions(options) {
      options.jsx = 'transform'
      options.jsxFactory = 'createElement'
      options.jsxFragment = 'Fragment'
      options.inject = [...inject]
      options.legalComments = 'none'
      options.charset = 'utf8'
      options.minifySyntax = true
    },
  })
  const file = join(OUT, 'bundled.tmp.js')
  const source = await readFile(file, 'utf8')
  const restored = hasLibraries ? source : restoreConstants(withoutCopies(source))
  await writeFile(file, await shorten(restored, { isModule: format === 'esm' }))
  return file
}

async function nameByContent(file: string, prefix = ''): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  const name = `${prefix}${hash.slice(0, 12)}.js`
  await rename(file, join(OUT, name))
  return name
}

/**
 * What the main chunk loads. All end with one hash of what is in all of them, so that the scripts that load them carry no
 * hash for each.
 */
async function bundleParts(preact: string): Promise<{ nameOf: (part: string) => string; suffix: string }> {
  const sources = new Map<string, string>()
  const add = async (name: string, part: Omit<Parameters<typeof bundle>[0], 'format'>) => {
    const file = await bundle({ ...part, format: 'esm' })
    sources.set(name, await readFile(file, 'utf8'))
    await rm(file)
  }
  for (const name of LAYOUT_NAMES) await add(name, { entry: `layouts/${name}/index.ts` })
  await add('hydrated', { entry: 'hydrated.tsx', inject: [PREACT_JSX], plugins: [sharedPreact(preact)] })
  await add('host-theme', { entry: 'host-theme.ts' })
  await add('settle', { entry: 'settle.ts' })
  await add('line', { entry: 'line.ts' })
  const hash = createHash('sha256')
    .update([...sources.values()].join('\n'))
    .digest('hex')
  const suffix = `-${hash.slice(0, 12)}.js`
  for (const [name, source] of sources) await writeFile(join(OUT, name + suffix), source)
  return { nameOf: (part) => part + suffix, suffix }
}

async function pinnedFile(file: string): Promise<{ file: string; integrity: string }> {
  const source = await readFile(join(OUT, file))
  if (source.includes(WIDGET_ORIGIN_MARK))
    throw new Error(`${file} would be served with another hash: it names our origin.`)
  return { file, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` }
}

/**
 * Writes `dist/widget/`: the shell, the chunk that it names by its hash, those that this names, one file that is pinned, under the
 * version, and the manifest that tells the server which is which; and `dist/widget-server/render.js`, the same widget as a string of HTML.
 */
async function buildWidget(): Promise<void> {
  const { version }: { version: string } = JSON.parse(await readFile(join(SOURCE, '../../package.json'), 'utf8'))
  await rm(OUT, { recursive: true, force: true })
  await mkdir(join(OUT, version), { recursive: true })

  const preact = await nameByContent(
    await bundle({ entry: 'preact.ts', format: 'esm', inject: [], hasLibraries: true }),
    'preact-',
  )
  const wallFilters = await nameByContent(
    await bundle({ entry: 'wall-filters.ts', format: 'iife', inject: [] }),
    'wall-filters-',
  )
  const { nameOf, suffix } = await bundleParts(preact)
  const [hydrated, hostTheme] = [nameOf('hydrated'), nameOf('host-theme')]
  const [settle, line] = [nameOf('settle'), nameOf('line')]
  const layouts = Object.fromEntries(LAYOUT_NAMES.map((name) => [name, nameOf(name)]))
  const define = { WIDGET_SUFFIX: JSON.stringify(suffix) }
  const chunk = await nameByContent(await bundle({ entry: 'chunk.ts', format: 'esm', define }))

  const shell = 'widget.js'
  await rename(
    await bundle({
      entry: 'embed.ts',
      format: 'iife',
      inject: [],
      define: { ...define, WIDGET_CHUNK: JSON.stringify(chunk) },
    }),
    join(OUT, shell),
  )

  const single = `${version}/widget.js`
  const pinned = {
    preact: await pinnedFile(preact),
    hydrated: await pinnedFile(hydrated),
    hostTheme: await pinnedFile(hostTheme),
    settle: await pinnedFile(settle),
    line: await pinnedFile(line),
  }
  await rename(
    await bundle({ entry: 'embed-single.ts', format: 'iife', define: { WIDGET_PINNED: JSON.stringify(pinned) } }),
    join(OUT, single),
  )

  await rm(SERVER_OUT, { recursive: true, force: true })
  await mkdir(SERVER_OUT, { recursive: true })
  await rename(
    await bundle({ entry: 'server.tsx', format: 'esm', inject: ['preact'], hasLibraries: true }),
    join(SERVER_OUT, 'render.js'),
  )

  const manifest = {
    shell,
    chunk,
    layouts,
    preact,
    hydrated,
    hostTheme,
    settle,
    line,
    wallFilters,
    bundle: single,
    version,
  }
  await writeFile(join(OUT, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const REACT_OUT = join(import.meta.dirname, '../dist/widget-react')
const run = promisify(execFile)

/** Writes `dist/widget/react.tgz`: the component for React as npm installs it from an address. */
async function packReact(): Promise<void> {
  const { version, license }: { version: string; license: string } = JSON.parse(
    await readFile(join(SOURCE, '../../package.json'), 'utf8'),
  )
  await rm(REACT_OUT, { recursive: true, force: true })
  await mkdir(REACT_OUT, { recursive: true })
  const compiler = join(SOURCE, '../../node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, '-p', join(SOURCE, '../react')])
  const manifest = {
    name: '@goodword/react',
    version,
    description: 'Testimonials of your clients, as a component.',
    license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', import: './index.js' } },
    files: ['index.js', 'index.d.ts'],
    sideEffects: false,
    peerDependencies: { react: '>=18' },
  }
  await writeFile(join(REACT_OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const npm = process.env['npm_execpath']
  const pack = ['pack', '--silent', '--pack-destination', OUT, REACT_OUT]
  const { stdout } = npm
    ? await run(process.execPath, [npm, ...pack])
    : await run('npm', pack, { shell: process.platform === 'win32' })
  await rename(join(OUT, stdout.trim()), join(OUT, 'react.tgz'))
}

await buildWidget()
await packReact()
