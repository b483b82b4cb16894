// Removes from an installed release what a container never runs. Run by the Dockerfile, in the folder of the release.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

const remove = (path) => rmSync(path, { recursive: true, force: true })

/** Only for Firestore and Cloud Storage, which Goodword doesn't use; it uses the part that checks sign-ins. */
const UNUSED = { 'firebase-admin': ['@google-cloud/firestore', '@google-cloud/storage'] }

/** Sources in TypeScript and C, source maps and texts. Licenses are in THIRD-PARTY-LICENSES.txt. */
const NEVER_READ = 'node_modules/**/*.{ts,mts,cts,map,md,c,cc,cpp,h,hpp,gyp,gypi,proto}'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Where Node finds a package that another one imports. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

const used = new Set()
function keep(path) {
  if (used.has(path)) return
  used.add(path)
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path]
  const unused = UNUSED[path.replace('node_modules/', '')] ?? []
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const place = unused.includes(name) ? undefined : placeOf(name, path)
    if (place) keep(place)
  }
}
keep('')

// Node itself is one file, and the rest of its package is for programs that are compiled.
const platform = `${process.platform}-${process.arch}`
mkdirSync('bin', { recursive: true })
copyFileSync(`node_modules/node-${platform}/bin/node`, 'bin/node')

for (const path of Object.keys(packages)) if (path !== '' && !used.has(path)) remove(path)
for (const path of globSync(['docs', 'node_modules/node-*', 'node_modules/.bin', NEVER_READ])) remove(path)
for (const path of globSync('node_modules/better-sqlite3/{deps,src}')) remove(path)
for (const path of globSync('node_modules/better-sqlite3/prebuilds/*'))
  if (!path.endsWith(`/${platform}.node`)) remove(path)
if (!existsSync('bin/node')) throw new Error('Node is missing.')
