import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import type { EmailPreferences } from './settings.service.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const readablePreferences = (
  { defaultStyleId, postalAddress, reminders, notices }: EmailPreferences,
  styles: readonly { id: string; name: string }[],
): ReadableSettings => ({
  'Default style': styles.find(({ id }) => id === defaultStyleId)?.name ?? null,
  'Postal address': postalAddress,
  'Reminders per request': reminders.count,
  'Reminder after': days(reminders.afterDays),
  'Email when a client answers': notices.newTestimonial,
  'Email before a client is asked automatically': notices.requestScheduled,
  'Email when requests are used up': notices.requestsUsedUp,
  'Email about payments that need you': notices.paymentsNeedYou,
})
