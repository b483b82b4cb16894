import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { findEarlierAnswer, rememberAnswer } from './idempotency.service.ts'

const Answer = z.object({ text: z.string() })
const repeatable = { scope: 'change:wsp', key: 'key-0001', request: { ids: ['one'] } }

async function remember(text: string) {
  const { db } = openTestDatabase()
  await db.transaction((tx) => rememberAnswer(tx, repeatable, { answer: { text }, now: new Date(0) }))
  return (request: unknown) => db.read((tx) => findEarlierAnswer(tx, { ...repeatable, request }, Answer))
}

test('the same request has the same answer, another one under its key is refused', async () => {
  const repeat = await remember('done')
  expect(await repeat(repeatable.request)).toEqual({ text: 'done' })
  await expect(repeat({ ids: ['other'] })).rejects.toMatchObject({ code: 'request.idempotency_key_reused' })
})

test('an answer that is too long to keep is not given again, and its request is not carried out again', async () => {
  const repeat = await remember('x'.repeat(40_000))
  await expect(repeat(repeatable.request)).rejects.toMatchObject({
    code: 'request.already_done',
    message: 'This request was already carried out, and its answer was too long to keep. Reload to see the result.',
  })
  await expect(repeat({ ids: ['other'] })).rejects.toMatchObject({ code: 'request.idempotency_key_reused' })
})
