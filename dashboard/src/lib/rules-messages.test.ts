import { expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { automaticallyMessage } from './rules-messages.ts'

test('what "automatically" means is said with the delay and the hours of the rules', () => {
  expect(automaticallyMessage(defaultRequestRules)).toBe(
    '3 days after an invoice is paid, Monday to Friday between 9 and 17.',
  )
  const after = (invoiceDays: number, keepsWorkingHours: boolean) =>
    automaticallyMessage({
      ...defaultRequestRules,
      keepsWorkingHours,
      delays: { ...defaultRequestRules.delays, invoiceDays },
    })
  expect(after(0, false)).toBe('Right after an invoice is paid, on any day.')
  expect(after(1, false)).toBe('1 day after an invoice is paid, on any day.')
  expect(automaticallyMessage({ ...defaultRequestRules, asksOwnerFirst: true })).toBe(
    'Your rules ask you first, for each payment.',
  )
})
