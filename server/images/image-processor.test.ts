import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeImage } from '#server/testing/images.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { createImageFolder } from './image-folder.ts'
import { createImageMaker } from './image-maker.ts'
import { createImageProcessor } from './image-processor.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-program-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A picture program that a file has taken over, or that is broken. */
function withProgram(source: string, timeoutMs = 20_000) {
  const [program, file] = [join(folder, 'program.mjs'), join(folder, 'photo.jpg')]
  writeFileSync(program, source)
  writeFileSync(file, 'bytes')
  const variants = join(folder, 'variants')
  mkdirSync(variants, { recursive: true })
  return createImageProcessor({ program, timeoutMs })({ file, folder: variants })
}

describe('the program of a picture', () => {
  test('works on a real file', async () => {
    const file = join(folder, 'photo.jpg')
    writeFileSync(file, await makeImage({ width: 200, height: 100 }))
    const variants = join(folder, 'variants')
    mkdirSync(variants)
    const outcome = await createImageProcessor()({ file, folder: variants })
    expect(outcome).toMatchObject({ kind: 'done', width: 200, height: 100 })
    expect(readdirSync(variants)).toHaveLength(6)
  })

  test('works in a data folder that is given relative to where the server runs, and behind a link', async () => {
    writeFileSync(join(folder, 'photo.jpg'), await makeImage({ width: 200, height: 100 }))
    mkdirSync(join(folder, 'real/variants'), { recursive: true })
    symlinkSync(join(folder, 'real'), join(folder, 'link'))
    const at = (name: string) => relative(process.cwd(), join(folder, name))
    const outcome = await createImageProcessor()({ file: at('photo.jpg'), folder: at('link/variants') })
    expect(outcome).toMatchObject({ kind: 'done', width: 200, height: 100 })
    expect(readdirSync(join(folder, 'real/variants'))).toHaveLength(6)
  })

  test.each([
    ['prints what is no JSON', `process.stdout.write('hello')`],
    ['prints another shape', `process.stdout.write('{"kind":"done","width":"wide"}')`],
    ['prints nothing', ''],
    ['fails', `throw new Error('broken')`],
    ['prints far too much', `process.stdout.write('x'.repeat(20_000_000))`],
  ])('that %s is a failure of ours, and nothing else breaks', async (_, source) => {
    await expect(withProgram(source)).rejects.toThrow('The picture program failed')
  })

  test('that does not come to an end is ended', async () => {
    expect(await withProgram('setInterval(() => {}, 1000)', 400)).toEqual({ kind: 'ended', detail: 'by SIGKILL' })
  })

  test('that its bytes break is ended', async () => {
    expect(await withProgram(`process.kill(process.pid, 'SIGSEGV')`)).toMatchObject({ kind: 'ended' })
  })

  test('that is stopped with the product blames no file', async () => {
    await expect(withProgram(`process.kill(process.pid, 'SIGTERM')`)).rejects.toThrow('The picture program failed')
  })

  test('knows nothing of our environment', async () => {
    const source = `import { writeFileSync } from 'node:fs'
      writeFileSync(process.argv[2] + '/env.json', JSON.stringify(process.env))
      process.stdout.write('{"kind":"disk_full"}')`
    expect(await withProgram(source)).toEqual({ kind: 'disk_full' })
    expect(JSON.parse(readFileSync(join(folder, 'variants/env.json'), 'utf8'))).toEqual({})
  })

  test.each([
    ['read the database', (data: string) => `fs.readFileSync('${data}/goodword.db')`],
    ['read the received file, which it gets as a stream', () => `fs.readFileSync('${folder}/photo.jpg')`],
    ['list the data folder', (data: string) => `fs.readdirSync('${data}')`],
    ['open the database for writing', (data: string) => `fs.openSync('${data}/goodword.db', 'r+')`],
    ['write next to its folder', () => `fs.writeFileSync('${folder}/other.txt', 'x')`],
    ['lead there by a link', (data: string) => `fs.symlinkSync('${data}', process.argv[2] + '/link')`],
    ['change its own program', () => `fs.appendFileSync('${join(import.meta.dirname, 'sharp-program.ts')}', '')`],
    ['start a program', () => `children.execFileSync(process.execPath, ['-v'])`],
    ['start a thread', () => `new Worker('1', { eval: true })`],
  ])('is refused when it tries to %s', async (_, attempt) => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'goodword.db'), 'secret')
    const source = `import fs from 'node:fs'
      import children from 'node:child_process'
      import { Worker } from 'node:worker_threads'
      let detail = 'done'
      try { ${attempt(data)} } catch (error) { detail = error.code }
      process.stdout.write(JSON.stringify({ kind: 'ended', detail }))`
    expect(await withProgram(source)).toEqual({ kind: 'ended', detail: 'ERR_ACCESS_DENIED' })
  })

  test('that reads nothing of a large file breaks nothing', async () => {
    const file = join(folder, 'large.jpg')
    writeFileSync(file, Buffer.alloc(15 * 1024 * 1024))
    const program = join(folder, 'program.mjs')
    writeFileSync(program, `process.stdout.write('{"kind":"disk_full"}', () => process.exit(0))`)
    const process = createImageProcessor({ program })
    expect(await Promise.all([1, 2, 3].map(() => process({ file, folder })))).toEqual(
      [1, 2, 3].map(() => ({ kind: 'disk_full' })),
    )
  })
})

describe('what is not the fault of the file', () => {
  test.each([
    [{ kind: 'disk_full' } as const, 507, 'images.disk_full'],
    [{ kind: 'ended', detail: 'by SIGKILL' } as const, 503, 'images.not_finished'],
  ])('%j says so, and leaves nothing', async (outcome, status, code) => {
    const files = createImageFolder({ folder })
    const make = createImageMaker({ files, process: async () => outcome })
    const file = { path: 'f', contentHash: 'h', firstBytes: Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0]) }
    const failure = await make(file, 'img_1').catch((error: AppError) => error)
    expect(failure).toMatchObject({ status, code })
    expect([...readdirSync(join(folder, 'incoming')), ...readdirSync(join(folder, 'pictures'))]).toEqual([])
  })
})
