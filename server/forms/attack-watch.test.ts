import { describe, expect, test } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { type AttackWatch, createAttackWatch, SUSPICIOUS_IN_ATTACK } from './attack-watch.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const at = (minutes: number) => new Date(START + minutes * 60_000)

async function come(watch: AttackWatch, minutes: number, times: number) {
  for (let each = 0; each < times; each += 1) await watch.noteSuspicious('frm_1', at(minutes))
}

describe('an attack on a form', () => {
  test('begins with many suspicious answers within ten minutes, and only for that form', async () => {
    const watch = createAttackWatch({ memory: createProcessMemory() })
    await come(watch, 0, SUSPICIOUS_IN_ATTACK - 1)
    expect(await watch.isUnderAttack('frm_1', at(1))).toBe(false)
    await come(watch, 9, 1)
    expect(await watch.isUnderAttack('frm_1', at(9))).toBe(true)
    expect(await watch.isUnderAttack('frm_2', at(9))).toBe(false)
    expect(await watch.read(['frm_1', 'frm_2'], at(9))).toEqual([
      { formId: 'frm_1', since: at(9).toISOString(), suspicious: SUSPICIOUS_IN_ATTACK },
    ])
  })

  test('is none when they are hours apart', async () => {
    const watch = createAttackWatch({ memory: createProcessMemory() })
    for (let hour = 0; hour < 40; hour += 1) await come(watch, hour * 30, 1)
    expect(await watch.isUnderAttack('frm_1', at(39 * 30))).toBe(false)
    expect(await watch.read(['frm_1'], at(39 * 30))).toEqual([])
  })

  test('ends automatically an hour after the last one, however long it went on', async () => {
    const watch = createAttackWatch({ memory: createProcessMemory() })
    await come(watch, 0, SUSPICIOUS_IN_ATTACK)
    await come(watch, 59, 1)
    expect(await watch.isUnderAttack('frm_1', at(118))).toBe(true)
    expect(await watch.read(['frm_1'], at(118))).toMatchObject([{ suspicious: SUSPICIOUS_IN_ATTACK + 1 }])
    expect(await watch.isUnderAttack('frm_1', at(119))).toBe(false)
    await come(watch, 120, 1)
    expect(await watch.isUnderAttack('frm_1', at(120))).toBe(false)
  })
})
