import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lock, stageProject } from './staged-project.ts'

let project: ReturnType<typeof stageProject>

beforeEach(() => {
  project = stageProject()
})

afterEach(() => project.remove())

describe('setup', () => {
  const name = `${process.platform}-${process.arch}`.replace('darwin-arm64', 'bin-darwin-arm64')
  const pinned = `node_modules/node-${name}/bin/node`

  const setUp = async (args: string[] = [], environment: Record<string, string> = {}) => {
    const { said, ended } = project.run([process.execPath, 'scripts/setup.mjs', ...args], environment)
    return { code: await ended, ...said }
  }

  it('installs nothing when everything is there', async () => {
    await setUp()
    expect(await setUp()).toEqual({ code: 0, out: '', error: '' })
    expect(project.npmCalls()).toHaveLength(1)
  })

  it('has npm scripts find the pinned Node first, where npm made no link to it', async () => {
    mkdirSync(dirname(project.path(pinned)), { recursive: true })
    symlinkSync(process.execPath, project.path(pinned))
    await setUp()
    expect(realpathSync(project.path('node_modules/.bin/node'))).toBe(realpathSync(process.execPath))
  })

  it('leaves the machine its own Node where the pinned one does not run', async () => {
    project.write(pinned, 'not a program')
    project.write('node_modules/.bin/node', 'not a program')
    expect(await setUp()).toMatchObject({ code: 0, error: '' })
    expect(existsSync(project.path('node_modules/.bin/node'))).toBe(false)
  })

  it('runs a program and passes its arguments and exit code on', async () => {
    project.write('scripts/echo.ts', 'console.log(process.argv.slice(2).join(" ")); process.exit(9)')
    const { code, out } = await setUp(['--with-tools', 'scripts/echo.ts', '--if-stale', 'x'])
    expect(code).toBe(9)
    expect(out).toContain('--if-stale x\n')
  })

  it('leaves alone what is only linked from elsewhere', async () => {
    project.write('elsewhere/kept.txt', 'of others')
    rmSync(project.path('node_modules'), { recursive: true, force: true })
    symlinkSync(project.path('elsewhere'), project.path('node_modules'))
    const { code, error } = await setUp()
    expect(code).toBe(1)
    expect(error).toContain('node_modules is a link')
    expect(project.npmCalls()).toEqual([])
    expect(readFileSync(project.path('elsewhere/kept.txt'), 'utf8')).toBe('of others')
  })

  it('installs again when the lockfile names another version', async () => {
    await setUp()
    project.write('package-lock.json', lock('4.0.1'))
    await setUp()
    expect(project.npmCalls()).toHaveLength(2)
  })

  it('installs the tools of checks and tests only when they are asked for', async () => {
    await setUp()
    const record = JSON.parse(readFileSync(project.path('node_modules/.package-lock.json'), 'utf8'))
    delete record.packages['node_modules/tool']
    delete record.packages['node_modules/elsewhere']
    project.write('node_modules/.package-lock.json', JSON.stringify(record))
    await setUp()
    expect(project.npmCalls()).toHaveLength(1)
    await setUp(['--with-tools'])
    expect(project.npmCalls()).toHaveLength(2)
    expect(project.npmCalls()[1]).toContain('--include=dev')
  })

  it.each([
    ['npm error code ENOSPC', /^The disk is full/],
    [
      'npm error code EUSAGE\nnpm error `npm ci` can only install packages when they are in sync',
      /^package-lock\.json does not match/,
    ],
    ['npm error code ENOTFOUND\nnpm error network request failed', /^The packages could not be downloaded/],
    ['npm error code ETARGET', /^The package registry lacks/],
    ['npm error code EACCES', /^npm has no permission to write/],
    ['npm error code EINTEGRITY', /^A downloaded package is damaged/],
    ['npm error code E403', /^The package registry refused/],
    ['npm error code ESTRANGE\nnpm error the moon is full', /^npm ci failed \(the moon is full\)/],
  ])('turns %j of npm into one sentence', async (says, sentence) => {
    const { code, error } = await setUp([], { NPM_SAYS: says })
    expect(code).toBe(1)
    expect(error).toMatch(sentence)
    expect(error.trim().split('\n')).toHaveLength(1)
  })

  it('says so when there is no npm', async () => {
    const { code, error } = await setUp([], { npm_execpath: '', PATH: '/nowhere' })
    expect(code).toBe(1)
    expect(error).toMatch(/^npm was not found/)
  })

  it('says so when the lockfile is missing or damaged', async () => {
    project.write('package-lock.json', '<<<<<<< HEAD')
    expect((await setUp()).error).toMatch(/^package-lock\.json is not valid JSON/)
    rmSync(project.path('package-lock.json'))
    expect((await setUp()).error).toMatch(/^package-lock\.json is missing/)
  })
})
