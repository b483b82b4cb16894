import { node, type SvgNode, svgText } from '#shared/share-image/svg.ts'
import { fontFaces, type LoadedFont } from './share-image.fonts.ts'

const textsOf = (part: SvgNode | string): SvgNode[] =>
  typeof part === 'string'
    ? []
    : [...('font-family' in part.attributes ? [part] : []), ...part.children.flatMap(textsOf)]

/** The image as a file that loads nothing: its fonts and images are in it. */
export function svgFile(image: SvgNode, fonts: readonly LoadedFont[]): string {
  const texts = textsOf(image)
  const isUsed = ({ family, style }: LoadedFont) =>
    texts.some(
      ({ attributes }) =>
        String(attributes['font-family']).includes(family) &&
        (attributes['font-style'] === 'italic') === (style === 'italic'),
    )
  const faces = fontFaces(fonts, isUsed)
  return svgText(faces ? { ...image, children: [node('style', {}, [faces]), ...image.children] } : image)
}

/** `scale` pixels for each pixel of the format. */
export async function pngFile(
  svg: string,
  { width, height, scale }: { width: number; height: number; scale: 1 | 2 },
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width * scale, height * scale)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * scale
    canvas.height = height * scale
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no image.'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}
