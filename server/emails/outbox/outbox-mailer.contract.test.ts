import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { describeMailer, readArrivedMail } from '#server/emails/mailer.contract.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createOutboxService } from './outbox.service.ts'

describeMailer('outbox', async () => {
  const { db } = openTestDatabase()
  const outbox = createOutboxService({ db })
  return {
    mailer: createOutboxMailer({ db, clock: createTestClock(new Date('2026-11-20T09:00:00Z')) }),
    async arrived() {
      const mails = await outbox.listMails()
      return Promise.all(mails.map(async ({ id }) => readArrivedMail(await outbox.getSource(id))))
    },
    faults: undefined,
    stop: async () => db.close(),
  }
})
