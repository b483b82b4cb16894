import { describe, expect, test } from 'vitest'
import { createAttackWatch, SUSPICIOUS_IN_ATTACK } from './attack-watch.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const at = (minutes: number) => new Date(START + minutes * 60_000)

function come(watch: ReturnType<typeof createAttackWatch>, minutes: number, times: number) {
  for (let each = 0; each < times; each += 1) watch.noteSuspicious('frm_1', at(minutes))
}

describe('an attack on a form', () => {
  test('begins with many suspicious answers within ten minutes, and only for that form', () => {
    const watch = createAttackWatch()
    come(watch, 0, SUSPICIOUS_IN_ATTACK - 1)
    expect(watch.isUnderAttack('frm_1', at(1))).toBe(false)
    come(watch, 9, 1)
    expect(watch.isUnderAttack('frm_1', at(9))).toBe(true)
    expect(watch.isUnderAttack('frm_2', at(9))).toBe(false)
    expect(watch.read('frm_1', at(9))).toEqual({
      formId: 'frm_1',
      since: at(9).toISOString(),
      suspicious: SUSPICIOUS_IN_ATTACK,
    })
  })

  test('is none when they are hours apart', () => {
    const watch = createAttackWatch()
    for (let hour = 0; hour < 40; hour += 1) come(watch, hour * 30, 1)
    expect(watch.isUnderAttack('frm_1', at(39 * 30))).toBe(false)
    expect(watch.read('frm_1', at(39 * 30))).toBeNull()
  })

  test('ends automatically an hour after the last one, however long it went on', () => {
    const watch = createAttackWatch()
    come(watch, 0, SUSPICIOUS_IN_ATTACK)
    come(watch, 59, 1)
    expect(watch.isUnderAttack('frm_1', at(118))).toBe(true)
    expect(watch.read('frm_1', at(118))?.suspicious).toBe(SUSPICIOUS_IN_ATTACK + 1)
    expect(watch.isUnderAttack('frm_1', at(119))).toBe(false)
    come(watch, 120, 1)
    expect(watch.isUnderAttack('frm_1', at(120))).toBe(false)
  })

  test('can go on for more forms than are remembered, without growing', () => {
    const watch = createAttackWatch()
    come(watch, 0, SUSPICIOUS_IN_ATTACK)
    for (let form = 0; form < 1000; form += 1) watch.noteSuspicious(`other_${form}`, at(1))
    expect(watch.isUnderAttack('frm_1', at(1))).toBe(false)
    expect(watch.isUnderAttack('other_999', at(1))).toBe(false)
  })
})
