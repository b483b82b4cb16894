import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { SHARE_IMAGE } from '#shared/page-heads.ts'

const GROUND = '#fbfaf7'
const INK = '#25211b'
const ACCENT = '#8e3075'

const icon = () => readFileSync('dashboard/public/icon.svg', 'utf8')
const font = () =>
  readFileSync(createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'))

/** Systems cut their own shape out of these icons, up to a circle: no corners, and a smaller sign. */
const uncut = (svg: string) =>
  svg
    .replace(/ rx="\d+"/, '')
    .replace(/transform="translate\(([\d.]+) ([\d.]+)\)"/, 'transform="translate(16 16) scale(.8) translate(-9.5 -7)"')

const drawIcon = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

type Part = { type: string; props: Record<string, unknown> }

const box = (style: object, ...children: (Part | string)[]): Part => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** The two quotation marks of the icon. */
const marks = (width: number): Part => ({
  type: 'svg',
  props: {
    width,
    height: (width / 19) * 14,
    viewBox: '0 0 19 14',
    children: [...icon().matchAll(/ d="([^"]+)"/g)].map(([, d]) => ({ type: 'path', props: { d, fill: ACCENT } })),
  },
})

/** What a chat shows of a link to one of our pages. Letters become outlines, so the machine's fonts don't matter. */
async function drawShareImage(): Promise<Buffer> {
  const { width, height, sentence, name } = SHARE_IMAGE
  const image = box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: '72px 88px 56px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: GROUND,
      color: INK,
      fontFamily: 'Newsreader',
    },
    box(
      { flexDirection: 'column', gap: 36 },
      marks(88),
      box({ fontSize: 104, lineHeight: 1.06, maxWidth: 940 }, sentence),
    ),
    box({ borderTop: `2px solid ${INK}`, paddingTop: 28, fontSize: 44 }, name),
  )
  // satori takes React-like nodes, but React's types would make this program depend on React.
  const svg = await satori(image as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts: [{ name: 'Newsreader', data: font(), weight: 400 }],
  })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** Draws the icons and the preview image of links into the folder. */
export async function buildImages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const svg = icon()
  const images = {
    'icon-180.png': drawIcon(uncut(svg), 180),
    'icon-192.png': drawIcon(svg, 192),
    'icon-512.png': drawIcon(svg, 512),
    'icon-maskable-512.png': drawIcon(uncut(svg), 512),
    [SHARE_IMAGE.path.slice(1)]: drawShareImage(),
  }
  await Promise.all(Object.entries(images).map(async ([name, png]) => writeFile(join(folder, name), await png)))
}
