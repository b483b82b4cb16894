import { startFakeSmtp } from '#server/testing/fake-smtp.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { describeMailer, readArrivedEmail } from '../mailer.contract.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const account = { user: 'goodword', password: 'p:ss w@rd' }

describeMailer('smtp', async () => {
  const service = await startFakeSmtp({ account })
  const options = {
    server: { host: service.host, port: service.port, isSecure: false, account },
    clock: createTestClock(new Date('2026-11-20T09:00:00Z')),
  }
  return {
    mailer: createSmtpMailer(options),
    impatientMailer: createSmtpMailer({ ...options, timeoutMs: 600 }),
    arrived: () => Promise.all(service.received.map(({ source }) => readArrivedEmail(source))),
    faults: {
      refuseRecipient: () => service.failNext({ at: 'recipient', reply: 550, text: '5.1.1 No such user.' }),
      refuseSender: () => service.failNext({ at: 'sender', reply: 553, text: '5.1.8 Not from here.' }),
      refuseKey: () => service.failNext({ at: 'sign in', reply: 535, text: '5.7.8 Bad credentials.' }),
      beBusy: () => service.failNext({ at: 'recipient', reply: 451, text: '4.7.1 Come back later.' }),
      hang: () => service.failNext('hang'),
      loseAnswer: () => service.failNext('lose the answer'),
      vanish: () => service.stop(),
    },
    stop: () => service.stop(),
  }
})
