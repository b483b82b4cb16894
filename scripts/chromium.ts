import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { isProgram, ProgramError, runProgram } from './programs.ts'

const HELP = `Finds a Chromium for the browser tests, or installs one, and prints its path.

  node scripts/chromium.ts

  CHROMIUM_PATH    the one to use
`

/** Chromium without windows, which halves the time that tests take to load pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WITH_WINDOWS = '/usr/bin/chromium'

const systemPaths = [
  HEADLESS,
  WITH_WINDOWS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
]

const ADVICE = 'run npx playwright install chromium, or set CHROMIUM_PATH to your Chromium'

/** Installs the distribution's package with this program; undefined when that isn't possible or fails. */
function install(path: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.error('Installing the distribution’s Chromium …')
  const isDone = [['update'], ['install', '-y', '--no-install-recommends', basename(path)]].every((step) => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync('apt-get', step, { env: environment, stdio: 'ignore' }).status === 0
  })
  return isDone && existsSync(path) ? path : undefined
}

/** The path of a Chromium: the configured one, else a headless one, installed if possible, else any. */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new ProgramError(`CHROMIUM_PATH is ${configured}, but there is no such file. Correct it or unset it.`)
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
  const path = found === HEADLESS ? found : (install(HEADLESS) ?? found ?? install(WITH_WINDOWS))
  if (path) return path
  throw new ProgramError(`The browser tests need a Chromium. ${ADVICE}, then run this again.`)
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    console.log(process.argv.includes('--help') ? HELP : findChromium())
    return 0
  })
}
