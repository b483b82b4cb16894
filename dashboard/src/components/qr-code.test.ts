import { expect, test } from 'vitest'
import { drawingOf } from './qr-code.tsx'

test('a QR code is drawn with one rectangle for each run of dark modules', () => {
  const rows = [
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ]
  expect(drawingOf(rows)).toEqual({ size: 3, path: 'M0 0h2v1H0zM1 1h2v1H1z' })
})
