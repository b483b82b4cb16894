import { describe, expect, test } from 'vitest'
import { wayToConnect, type WayToConnect } from './ways-to-connect.ts'

const WITH = { canConnectAccounts: true }
const WITHOUT = { canConnectAccounts: false }

describe('how a Stripe account can be connected', () => {
  test.each<[{ canConnectAccounts: boolean } | undefined, string, WayToConnect]>([
    [undefined, 'http://localhost:3000', 'connect'],
    [WITH, 'http://localhost:3000', 'connect'],
    [WITH, 'https://goodword.example', 'connect'],
    [WITHOUT, 'https://goodword.example', 'webhook'],
    [WITHOUT, 'http://localhost:3000', 'none'],
    [WITHOUT, 'http://goodword.internal', 'none'],
  ])('with %j at %s is %s', (connections, origin, way) => {
    expect(wayToConnect(connections, origin)).toBe(way)
  })
})
