import type { ActivityChange } from '#shared/activity.ts'

/** Settings by the names that the dashboard shows. */
export type ReadableSettings = Readonly<Record<string, string | number | boolean | null>>

/** A longer text, such as an email's, is cut: the activity says that it changed, not all of it. */
const VALUE_MAX_LENGTH = 200

/** The settings that differ, in the order of `after`, with their values as text. Empty text is no value. */
export function compareSettings(before: ReadableSettings, after: ReadableSettings): ActivityChange[] {
  return Object.keys({ ...after, ...before })
    .filter((setting) => wholeText(before[setting]) !== wholeText(after[setting]))
    .map((setting) => ({ setting, before: shownText(before[setting]), after: shownText(after[setting]) }))
}

function wholeText(value: ReadableSettings[string] | undefined): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return String(value)
}

function shownText(value: ReadableSettings[string] | undefined): string | null {
  const characters = [...(wholeText(value) ?? '')]
  if (characters.length === 0) return null
  return characters.length > VALUE_MAX_LENGTH
    ? `${characters.slice(0, VALUE_MAX_LENGTH - 1).join('')}…`
    : characters.join('')
}
