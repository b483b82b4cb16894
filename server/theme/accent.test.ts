import fc from 'fast-check'
import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { accentOf } from './accent.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the accent of an owner', () => {
  test('can be read on every ground of both themes, whatever the colour', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        const { light, dark } = accentOf(chosen)
        for (const ground of ['#fbfaf7', '#ffffff', '#f4f2ee'])
          expect(wcagContrast(light, ground)).toBeGreaterThanOrEqual(4.5)
        for (const ground of ['#12100e', '#1c1916', '#0d0b09'])
          expect(wcagContrast(dark, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })

  test('stays as it is where it can be read already', () => {
    expect(accentOf('#8e3075').light).toBe('#8e3075')
    expect(accentOf('#ea9ed1').dark).toBe('#ea9ed1')
  })
})
