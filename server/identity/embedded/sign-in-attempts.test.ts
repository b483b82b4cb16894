import { describe, expect, it } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'

const EMAIL = 'nora@studio.example'
const ADDRESS = '192.0.2.1'

function setUp() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const attempts = createSignInAttempts(clock)
  const mayTry = ({ email = EMAIL, address = ADDRESS } = {}) => attempts.begin({ email, address })
  return { clock, attempts, mayTry, times: (count: number) => Array.from({ length: count }, (_, index) => index) }
}

describe('attempts to sign in', () => {
  it('are 10 for an account, from whatever address they come', () => {
    const { mayTry, times } = setUp()
    expect(times(12).map((index) => mayTry({ address: `192.0.2.${index}` }))).toEqual([
      ...Array<boolean>(10).fill(true),
      false,
      false,
    ])
    expect(mayTry({ email: 'ana@studio.example' })).toBe(true)
  })

  it('are 50 from an address, for whatever accounts', () => {
    const { mayTry, times } = setUp()
    const tries = times(51).map((index) => mayTry({ email: `somebody${index}@studio.example` }))
    expect(tries).toEqual([...Array<boolean>(50).fill(true), false])
    expect(mayTry({ email: 'somebody50@studio.example', address: '198.51.100.1' })).toBe(true)
  })

  it('are given again 15 minutes after the first, not before', () => {
    const { mayTry, times, clock } = setUp()
    for (const _ of times(10)) mayTry()
    clock.advance({ minutes: 14, seconds: 59 })
    expect(mayTry()).toBe(false)
    clock.advance({ seconds: 1 })
    expect(mayTry()).toBe(true)
  })

  it('do not put the end off by going on', () => {
    const { mayTry, times, clock } = setUp()
    for (const _ of times(20)) {
      mayTry()
      clock.advance({ seconds: 45 })
    }
    expect(mayTry()).toBe(true)
  })

  it('start anew for the account after one that succeeds', () => {
    const { mayTry, times, attempts } = setUp()
    for (const _ of times(9)) mayTry()
    expect(mayTry()).toBe(true)
    attempts.succeed({ email: EMAIL, address: ADDRESS })
    expect(times(11).map(() => mayTry())).toEqual([...Array<boolean>(10).fill(true), false])
  })

  it('do not count against an address when they succeed, yet the failed ones stay counted', () => {
    const { mayTry, times, attempts } = setUp()
    for (const _ of times(200)) {
      expect(mayTry()).toBe(true)
      attempts.succeed({ email: EMAIL, address: ADDRESS })
    }
    for (const index of times(49)) mayTry({ email: `somebody${index}@studio.example` })
    expect(mayTry()).toBe(true)
    attempts.succeed({ email: EMAIL, address: ADDRESS })
    expect(mayTry({ email: 'somebody49@studio.example' })).toBe(true)
    expect(mayTry()).toBe(false)
  })
})
