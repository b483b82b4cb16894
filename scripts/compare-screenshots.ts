import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { isProgram, ProgramError, runProgram } from './programs.ts'

const HELP = `Compares two folders of page pictures (see npm run screenshots) pixel by pixel.

  node scripts/compare-screenshots.ts BEFORE [AFTER] [--only PAGE] [--diff FOLDER] [--again FOLDER]

  BEFORE     a copy of screenshots/ from before a change
  AFTER      the pictures after it; without it, screenshots/
  --only     compare only pictures whose names start with this
  --diff     where pictures of the differences go: before, after, and what differs in red; without it, screenshot-diffs/
  --again    BEFORE taken a second time: what differs between these two changes from run to run (addresses, times of
             day) and does not count

Names each picture that differs or is missing, the most changed first. Exits with 1 if there is any.
`

type Pixels = { data: Buffer; width: number; height: number }

const read = async (file: string): Promise<Pixels> => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const RED = 0xff_00_00_ff

const at = ({ data, width, height }: Pixels, { x, y }: { x: number; y: number }) =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : 0

/**
 * How much of two pictures differs (0 to 1), and a picture of it: before, after, and the differences in red. Pixels in
 * which `before` differs from `again` are equal to anything.
 */
export function comparePixels({ before, after, again = before }: { before: Pixels; after: Pixels; again?: Pixels }) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const diff = Buffer.alloc(width * 3 * height * 4, 255)
  let changed = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [one, other] = [at(before, { x, y }), at(after, { x, y })]
      const row = y * width * 3
      diff.writeUInt32BE(one, (row + x) * 4)
      diff.writeUInt32BE(other, (row + width + x) * 4)
      if (one === other || one !== at(again, { x, y })) continue
      changed++
      diff.writeUInt32BE(RED, (row + width * 2 + x) * 4)
    }
  return { share: changed / (width * height), diff: { data: diff, width: width * 3, height } }
}

const savePixels = async (file: string, { data, width, height }: Pixels) => {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        only: { type: 'string', default: '' },
        diff: { type: 'string', default: 'screenshot-diffs' },
        again: { type: 'string' },
      },
    })
    const [before, after = 'screenshots'] = positionals
    if (values.help || !before) {
      process.stdout.write(HELP)
      return values.help ? 0 : 1
    }
    const missing = [before, after].find((folder) => !existsSync(folder))
    if (missing) throw new ProgramError(`There is no folder ${missing}. Run npm run screenshots first.`)
    const [had, has] = [before, after].map((folder) => new Set(readdirSync(folder)))
    const names = [...new Set([...(had ?? []), ...(has ?? [])])]
      .filter((name) => name.endsWith('.png') && name.startsWith(values.only))
      .toSorted()
    rmSync(values.diff, { recursive: true, force: true })
    mkdirSync(values.diff, { recursive: true })
    const differing: { name: string; share: number }[] = []
    for (const name of names) {
      if (!had?.has(name) || !has?.has(name)) {
        differing.push({ name, share: 1 })
        continue
      }
      const [earlier, later] = await Promise.all([before, after].map((folder) => read(join(folder, name))))
      if (!earlier || !later || earlier.data.equals(later.data)) continue
      const second = values.again ? join(values.again, name) : ''
      const again = existsSync(second) ? await read(second) : earlier
      const { share, diff } = comparePixels({ before: earlier, after: later, again })
      if (share === 0) continue
      differing.push({ name, share })
      await savePixels(join(values.diff, name), diff)
    }
    for (const { name, share } of differing.toSorted((one, other) => other.share - one.share))
      console.log(
        `${(share * 100).toFixed(2).padStart(6)} %  ${name}${had?.has(name) && has?.has(name) ? '' : '  (only in one folder)'}`,
      )
    console.log(`${differing.length} of ${names.length} pictures differ.`)
    return differing.length > 0 ? 1 : 0
  })
}
