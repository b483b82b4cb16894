import type { ActivityKind } from '#shared/activity.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import { type ActivityGroup, type ActivityItem, groupOfActivity, groupOfEvent } from '#shared/workspace-activity.ts'
import type { Cursor, LoggedActivity, LoggedEvent } from './activity-log.repository.ts'

// Safe: the entries are those of a record whose keys are the kinds.
const kindsIn = <Kind extends string>(groups: Record<Kind, ActivityGroup>, group: ActivityGroup): Kind[] =>
  (Object.entries(groups) as [Kind, ActivityGroup][]).flatMap(([kind, of]) => (of === group ? [kind] : []))

/** The kinds of a group, in each of the two tables; undefined for all. */
export const activityKindsIn = (group: ActivityGroup | undefined): ActivityKind[] | undefined =>
  group && kindsIn(groupOfActivity, group)
export const eventKindsIn = (group: ActivityGroup | undefined): TestimonialEvent['kind'][] | undefined =>
  group && kindsIn(groupOfEvent, group)

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`

/** The contract has checked its form. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const end = text?.indexOf('_') ?? -1
  return text === undefined ? undefined : { at: new Date(Number(text.slice(0, end))), id: text.slice(end + 1) }
}

/** Newest first, those of the same instant by id. */
export function mergeNewest<One extends Cursor, Other extends Cursor>(
  ones: readonly One[],
  others: readonly Other[],
): (One | Other)[] {
  const isEarlier = (a: Cursor, b: Cursor) =>
    a.at.getTime() === b.at.getTime() ? a.id < b.id : a.at.getTime() < b.at.getTime()
  return [...ones, ...others].toSorted((a, b) => (isEarlier(a, b) ? 1 : -1))
}

export const viewItem = (row: LoggedActivity | LoggedEvent): ActivityItem => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  actor: row.actor,
  memberId: row.memberId,
  name: row.name,
  role: row.role,
  testimonial: row.testimonialId === null ? null : viewTestimonial({ ...row, testimonialId: row.testimonialId }),
  subject: 'subject' in row ? row.subject : null,
  changes: 'changes' in row ? (row.changes ?? []) : [],
  count: 'count' in row ? row.count : null,
})

const viewTestimonial = ({
  testimonialId,
  customerName,
  customerEmail,
}: Pick<LoggedEvent, 'customerName' | 'customerEmail'> & { testimonialId: string }) => ({
  id: testimonialId,
  customerName,
  customerEmail: customerEmail ?? '',
})
