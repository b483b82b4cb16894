import { createTestClock } from '#server/testing/test-clock.ts'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { resendError, startFakeResend } from '#server/testing/fake-resend.ts'
import { describeMailer, readSender } from '../mailer.contract.ts'
import { createResendMailer } from './resend-mailer.ts'

describeMailer('resend', async () => {
  const service = await startFakeResend()
  const options = {
    apiKey: service.apiKey,
    webhookSecrets: [],
    url: service.origin,
    memory: createProcessMemory(),
    clock: createTestClock(new Date('2026-11-20T09:00:00Z')),
    perSecond: 1000,
  }
  return {
    mailer: createResendMailer(options),
    impatientMailer: createResendMailer({ ...options, timeoutMs: 300 }),
    arrived: async () =>
      service.accepted.map(({ body }) => ({
        from: readSender(body.from),
        replyTo: [body.reply_to ?? null].flat()[0] ?? null,
        to: [body.to].flat(),
        subject: body.subject,
        text: body.text ?? '',
        html: body.html ?? '',
        headers: Object.fromEntries(
          Object.entries(body.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      })),
    faults: {
      refuseRecipient: () => service.failNext(resendError(422, 'validation_error', 'Invalid `to` field.')),
      refuseSender: () =>
        service.failNext(resendError(403, 'validation_error', 'The goodword.example domain is not verified.')),
      refuseKey: () => service.failNext(resendError(403, 'invalid_api_key', 'API key is invalid.')),
      beBusy: () => service.failNext({ ...resendError(429, 'rate_limit_exceeded'), headers: { 'retry-after': '1' } }),
      hang: () => service.failNext('hang'),
      loseAnswer: () => service.failNext('lose the answer'),
      vanish: () => service.stop(),
    },
    stop: () => service.stop(),
  }
})
