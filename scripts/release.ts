import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { create } from 'tar'
import { readCommit } from './commit.ts'
import { runNode, runProgram } from './programs.ts'
import { copyRelease, readManifest } from './release-files.ts'
import { licenseTexts, readLock, shippedPackages } from './release-packages.ts'
import { readSbom, shippedSbom } from './release-sbom.ts'

const HELP = `Builds everything and writes release/goodword-VERSION.tar.gz: what a server needs, with the licenses of all packages
in it and a list of them in the format of CycloneDX. On the server, after unpacking:

  npm ci --omit=dev
  npm start
`

const FOLDER = 'release'

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const { code } = await runNode(['scripts/build.ts', '--if-stale'], { isShown: true })
  if (code !== 0) return code
  const manifest = readManifest()
  const lock = readLock()
  const packages = shippedPackages(lock)
  const name = `${manifest.name}-${manifest.version}`
  const staged = mkdtempSync(join(tmpdir(), 'goodword-release-'))
  try {
    const folder = join(staged, name)
    mkdirSync(join(folder, 'scripts'), { recursive: true })
    await copyRelease(folder, { manifest, lock, commit: readCommit() })
    writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licenseTexts(packages))
    const sbom = shippedSbom(await readSbom(), packages)
    writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
    mkdirSync(FOLDER, { recursive: true })
    const archive = join(FOLDER, `${name}.tar.gz`)
    await create({ file: archive, cwd: staged, gzip: { level: 9 }, portable: true }, [name])
    const bytes = readFileSync(archive)
    writeFileSync(`${archive}.sha256`, `${createHash('sha256').update(bytes).digest('hex')}  ${name}.tar.gz\n`)
    console.log(`${archive} (${(bytes.length / 1e6).toFixed(1)} MB), with ${packages.length} packages of others.`)
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
  return 0
})
