import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase, openTestDevDatabase } from '#server/testing/test-database.ts'
import { describeMailer, readArrivedEmail } from '#server/emails/mailer.contract.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createOutboxService } from './outbox.service.ts'

describeMailer('outbox', async () => {
  const { db } = openTestDevDatabase()
  const product = openTestDatabase().db
  const outbox = createOutboxService({ db, forgetErased: async () => {} })
  const mailer = createOutboxMailer({ db, product, clock: createTestClock(new Date('2026-11-20T09:00:00Z')) })
  return {
    mailer,
    impatientMailer: mailer,
    async arrived() {
      const messages = await outbox.listEmails()
      return Promise.all(messages.map(async ({ id }) => readArrivedEmail(await outbox.getSource(id))))
    },
    faults: undefined,
    stop: async () => {
      db.close()
      product.close()
    },
  }
})
