import { expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { createHarness } from '#server/testing/harness.ts'
import { planOf } from '#server/testing/query-plan.ts'
import { isAbout } from './emails.queries.ts'

test('emails about a testimonial are found without reading the others of its workspace', async () => {
  const h = await createHarness()
  const plan = await planOf(h, (tx) =>
    tx
      .select()
      .from(emailMessages)
      .where(isAbout({ workspaceId: 'w', testimonialId: 't' })),
  )
  expect(plan).toEqual([expect.stringContaining('USING INDEX email_messages_testimonial (testimonial_id=?)')])
})
