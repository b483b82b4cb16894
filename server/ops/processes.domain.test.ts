import { describe, expect, test } from 'vitest'
import { processesMessage, withoutSelf } from './processes.domain.ts'

const of = (role: string, version = '1.4.0') => ({ role, version })
const ASKED = { role: 'web' as const, host: 'web-1', pid: 7 }
const SELF = 'Requests, memory, disk, jobs done and errors are those of this process only: ROLE=web on web-1, pid 7. '

describe('the operator’s page', () => {
  test.each([
    [[], 'No other one runs.'],
    [[of('worker')], 'Another one runs: 1 × worker. Each answers at its own OPS_PORT.'],
    [
      [of('web'), of('worker'), of('web'), of('worker', '1.3.0')],
      '4 others run: 2 × web, 1 × worker, 1 × worker of 1.3.0. Each answers at its own OPS_PORT.',
    ],
  ])('says beside %j which process it is of', (others, sentence) => {
    expect(processesMessage({ processes: { ...ASKED, others }, version: '1.4.0' })).toBe(SELF + sentence)
  })

  test('says nothing where there can be only one', () => {
    expect(processesMessage({ processes: null, version: '1.4.0' })).toBeNull()
  })

  test('doesn’t count itself among the others', () => {
    const running = [of('web', '1.3.0'), of('web'), of('web'), of('worker')]
    expect(withoutSelf(running, of('web'))).toEqual([of('web', '1.3.0'), of('web'), of('worker')])
    expect(withoutSelf([of('worker')], of('web'))).toEqual([of('worker')])
  })
})
