import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { disconnectEach } from './stripe.disconnecting.ts'

test('disconnecting goes on where it failed before, and passes over what is gone', async () => {
  const linked = new Set(['one', 'two', 'three'])
  let isAway = true
  const call = async ({ connectionId }: { connectionId: string }) => {
    if (isAway && connectionId === 'two') throw new ApiError({ status: 503, code: 'any', message: 'Try again.' })
    const failure = { status: 404, code: 'connections.not_found', message: 'Gone.' }
    if (!linked.delete(connectionId)) throw new ApiError(failure)
  }
  const press = () => disconnectEach({ connectionIds: ['one', 'two', 'three'], call })
  await expect(press()).rejects.toThrow('Try again.')
  expect([...linked]).toEqual(['two', 'three'])
  isAway = false
  await press()
  expect([...linked]).toEqual([])
})
