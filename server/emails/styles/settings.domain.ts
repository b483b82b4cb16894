import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import type { EmailPreferences } from './settings.service.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const readablePreferences = (
  { defaultStyleId, postalAddress, reminders }: EmailPreferences,
  styles: readonly { id: string; name: string }[],
): ReadableSettings => ({
  'Default style': styles.find(({ id }) => id === defaultStyleId)?.name ?? null,
  'Postal address': postalAddress,
  'Reminders per request': reminders.count,
  'Reminder after': days(reminders.afterDays),
})
