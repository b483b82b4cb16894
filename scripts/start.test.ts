import { existsSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageProject, whenServing } from './staged-project.ts'

let project: ReturnType<typeof stageProject>

beforeEach(() => {
  project = stageProject()
})

afterEach(() => project.remove())

const start = (args: string[] = [], environment: Record<string, string> = {}) =>
  project.run([process.execPath, 'scripts/start.mjs', ...args], environment)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', () => {
  it('installs, builds and serves', async () => {
    const { said } = start()
    await whenServing(said)
    expect(project.npmCalls()).toEqual([expect.stringMatching(/^ci /)])
    expect(said.out).toMatch(/Installing packages[^]*built[^]*serving/)
    expect(said.error).toBe('')
  })

  it('installs what a build needs only when there is something to build', async () => {
    const first = start()
    await whenServing(first.said)
    first.child.kill('SIGTERM')
    await first.ended
    expect(project.npmCalls()).toEqual([expect.stringContaining('--include=dev')])

    project.write('dist/.inputs', '')
    rmSync(project.path('npm-calls'))
    rmSync(project.path('node_modules'), { recursive: true })
    const second = start()
    await whenServing(second.said)
    expect(project.npmCalls()).toEqual([expect.not.stringContaining('--include=dev')])
    expect(second.said.out).not.toContain('built')
  })

  it('serves a release, which has no sources to build', async () => {
    rmSync(project.path('dashboard'), { recursive: true })
    const { said } = start()
    await whenServing(said)
    expect(project.npmCalls()).toEqual([expect.not.stringContaining('--include=dev')])
    expect(said.out).not.toContain('built')
  })

  it('says where the demo is when a release is asked for it', async () => {
    rmSync(project.path('dashboard'), { recursive: true })
    const { said, ended } = start(['--demo'])
    expect(await ended).toBe(1)
    expect(said.error).toMatch(/^The demo is not part of a release: run npm start -- --demo in a clone/)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('asks the server to stop once when it gets %s twice', async (signal) => {
    const { child, said, ended } = start([], { EXIT_CODE: '3' })
    await whenServing(said)
    child.kill(signal)
    child.kill(signal)
    expect(await ended).toBe(3)
    expect(said.out.match(/got \w+/g)).toEqual(['got SIGTERM'])
  })

  it('leaves no server behind when it is killed', async () => {
    const { child, said, ended } = start()
    const pid = await whenServing(said)
    child.kill('SIGKILL')
    await ended
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
  })

  it('stops the server when npm loses the shell between them', async () => {
    const command = `"${process.execPath}" scripts/start.mjs; true`
    const { child: shell, said } = project.run(['sh', '-c', command], { npm_lifecycle_event: 'start' })
    const pid = await whenServing(said)
    shell.kill('SIGTERM')
    // Its last words may reach us after its end.
    await vi.waitFor(() => expect(said.out).toContain('got SIGTERM'), { timeout: 30_000 })
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
  })

  it('ends with the exit code of a server that ends by itself', async () => {
    expect(await start([], { CRASH: '1' }).ended).toBe(7)
  })

  it('ends before the build, with the one sentence of the server, when the environment is refused', async () => {
    await project.run([process.execPath, 'scripts/setup.mjs']).ended
    const { said, ended } = start([], { PORT: 'wrong' })
    expect(await ended).toBe(1)
    expect(said).toEqual({ out: '', error: 'PORT must be a number.\n' })
    expect(existsSync(project.path('built'))).toBe(false)
  })

  it('reads .env, and lets the environment win', async () => {
    project.write('.env', 'EMAIL_FROM=file@goodword.example\nEXIT_CODE=4\n')
    const { child, said, ended } = start([], { EXIT_CODE: '5' })
    await whenServing(said)
    child.kill('SIGTERM')
    expect(await ended).toBe(5)
    expect(said.out).toContain('mail from file@goodword.example')
  })

  it('seeds and serves the example site beside the product with --demo, and stops both', async () => {
    const { child, said, ended } = start(['--demo'])
    await whenServing(said)
    await vi.waitFor(() => expect(said.out).toMatch(/seeded[^]*demo site/), { timeout: 30_000 })
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('explains an option that it does not know', async () => {
    const { said, ended } = start(['--dmeo'])
    expect(await ended).toBe(1)
    expect(said.error).toBe("Unknown option '--dmeo'. See npm start -- --help.\n")
  })

  it('explains itself', async () => {
    const { said, ended } = start(['--help'])
    expect(await ended).toBe(0)
    expect(said.out).toContain('npm start -- --demo')
    expect(project.npmCalls()).toEqual([])
  })
})
