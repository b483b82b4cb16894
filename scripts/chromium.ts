import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isProgram, ProgramError, runProgram } from './programs.ts'

const HELP = `Finds a Chromium for the browser tests, or installs one, and prints where it is.

  node scripts/chromium.ts

  CHROMIUM_PATH    the one to use
`

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
]

const ADVICE = 'run npx playwright install chromium, or set CHROMIUM_PATH to a Chromium of yours'

function installPackage(): string {
  const path = '/usr/bin/chromium'
  console.error('Installing Chromium from the distribution …')
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]
  const isDone = steps.every((step) => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync('apt-get', step, { env: environment, stdio: 'ignore' }).status === 0
  })
  if (!isDone || !existsSync(path)) {
    throw new ProgramError(`The distribution's Chromium could not be installed: ${ADVICE}, and run this again.`)
  }
  return path
}

/** The path of a Chromium: the configured one, one of this machine, Playwright's own, or a newly installed one. */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new ProgramError(`CHROMIUM_PATH is ${configured}, where there is no file: correct it or unset it.`)
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) return installPackage()
  throw new ProgramError(`The browser tests need a Chromium: ${ADVICE}, and run this again.`)
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    console.log(process.argv.includes('--help') ? HELP : findChromium())
    return 0
  })
}
