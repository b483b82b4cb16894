import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { addressParts } from './address.ts'
import { qrSvg } from './qr-files.ts'
import { signatureOf } from './signature.ts'

const LINK = 'https://goodword.example/to/feldmann-studio'
const SCALE = 4

/** The pixels of a drawing that consists of rectangles. */
function pixelsOf(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { width: side, height: side, data }
}

test('a QR code for print says the link', () => {
  const { data, width, height } = pixelsOf(qrSvg(LINK))
  expect(jsQR(data, width, height)?.data).toBe(LINK)
})

describe('an email signature', () => {
  test('has name, organisation and link', () => {
    const { html, text } = signatureOf({ name: 'Nora Feldmann', organisation: 'Feldmann Studio', link: LINK })
    expect(text).toBe(`Nora Feldmann\nFeldmann Studio\n\nHave we worked together? Leave a testimonial: ${LINK}`)
    expect(html).toBe(
      `<p><b>Nora Feldmann</b><br>Feldmann Studio</p><p><a href="${LINK}">Have we worked together? Leave a testimonial</a></p>`,
    )
  })

  test('shows names to the letter', () => {
    const { html, text } = signatureOf({ name: 'A <b> "C" & D', organisation: null, link: LINK })
    expect(html).toContain('<b>A &lt;b&gt; &quot;C&quot; &amp; D</b>')
    expect(text).toContain('A <b> "C" & D\n\n')
  })
})

test('an address is shown without its scheme, its last part apart', () => {
  expect(addressParts(LINK)).toEqual(['goodword.example/to/', 'feldmann-studio'])
})
