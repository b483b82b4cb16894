import sharp from 'sharp'

/** A colourful image of a given size as a camera writes it, with copyright and location in its metadata. */
export async function makeImage({
  width = 640,
  height = 480,
  format = 'jpeg',
  orientation = 1,
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'; orientation?: number } = {}) {
  return sharp(pixels(width, height), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'A SECRET OF THE CAMERA' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

/** Red on the left, blue on the right, to see which way up the result is. */
function pixels(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      data[at] = x < width / 2 ? 220 : 20
      data[at + 1] = (y * 200) / height + (((x * 31) ^ (y * 17)) % 48)
      data[at + 2] = x < width / 2 ? 20 : 220
    }
  }
  return data
}

/** What a PNG shows at a point, as `#rrggbb`, and how much its pixels differ in a part. */
export async function readPng(bytes: Buffer) {
  const image = sharp(bytes)
  const { width, height, format } = await image.metadata()
  return {
    format,
    width,
    height,
    async colorAt(at: { left: number; top: number }): Promise<string> {
      const pixel = sharp(bytes).extract({ ...at, width: 1, height: 1 })
      return `#${(await pixel.removeAlpha().raw().toBuffer()).toString('hex')}`
    },
    async spreadIn(part: { left: number; top: number; width: number; height: number }): Promise<number> {
      // Statistics are of what sharp is given, whatever it should do with it.
      const { channels } = await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    },
  }
}

const CLEARLY = 64

/** Which part of two images of the same size differs clearly, from 0 to 1. */
export async function differingPart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!first || !second || first.data.length !== second.data.length || first.info.width !== second.info.width)
    throw new Error('The images have different sizes.')
  let count = 0
  for (let at = 0; at < first.data.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => {
      const difference = (first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)
      return Math.abs(difference) > CLEARLY
    })
    if (differs) count += 1
  }
  return count / (first.data.length / 3)
}
