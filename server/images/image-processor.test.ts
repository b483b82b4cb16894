import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeImage } from '#server/testing/images.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { createImageFiles } from './image-files.ts'
import { createImageMaker } from './image-maker.ts'
import { createImageProcessor } from './image-processor.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-program-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A picture program that a file has taken over, or that is broken. */
function withProgram(source: string, timeoutMs = 20_000) {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, source)
  return createImageProcessor({ program, timeoutMs })({ file: 'f', folder })
}

describe('the program of a picture', () => {
  test('works on a real file', async () => {
    const file = join(folder, 'photo.jpg')
    writeFileSync(file, await makeImage({ width: 200, height: 100 }))
    const outcome = await createImageProcessor()({ file, folder })
    expect(outcome).toMatchObject({ kind: 'done', width: 200, height: 100 })
    expect(readdirSync(folder)).toHaveLength(7)
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
      writeFileSync(process.argv[3] + '/env.json', JSON.stringify(process.env))
      process.stdout.write('{"kind":"disk_full"}')`
    expect(await withProgram(source)).toEqual({ kind: 'disk_full' })
    expect(JSON.parse(readFileSync(join(folder, 'env.json'), 'utf8'))).toEqual({})
  })
})

describe('what is not the fault of the file', () => {
  test.each([
    [{ kind: 'disk_full' } as const, 507, 'images.disk_full'],
    [{ kind: 'ended', detail: 'by SIGKILL' } as const, 503, 'images.not_finished'],
  ])('%j says so, and leaves nothing', async (outcome, status, code) => {
    const files = createImageFiles({ folder })
    const make = createImageMaker({ files, process: async () => outcome })
    const file = { path: 'f', contentHash: 'h', firstBytes: Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0]) }
    const failure = await make(file, 'img_1').catch((error: AppError) => error)
    expect(failure).toMatchObject({ status, code })
    expect([...readdirSync(join(folder, 'incoming')), ...readdirSync(join(folder, 'pictures'))]).toEqual([])
  })
})
