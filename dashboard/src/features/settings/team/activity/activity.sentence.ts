import type { ActivityItem } from '#shared/workspace-activity.ts'
import { type Clock, formatMoment } from '../../../../lib/moments.ts'
import { type MessagePart, whatParts, whoMessage } from './activity.messages.ts'

type Reader = { ownId: string; productName: string }

/** Who did what, as a sentence: "You changed settings in Emails." */
export function activitySentence(item: ActivityItem, { ownId, productName }: Reader): MessagePart[] {
  const [first, ...others] = whatParts(item)
  const isOwn = item.actor === 'member' && item.memberId === ownId
  const who = isOwn ? 'You' : whoMessage(item, { productName }).name
  const verb = first && { ...first, text: ` ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}` }
  return [{ kind: 'subject', text: who }, ...(verb ? [verb] : []), ...others, { kind: 'text', text: '.' }]
}

/** "Today, 10:12", "Thu 19 Nov, 16:40". */
export function activityMoment({ at }: Pick<ActivityItem, 'at'>, clock: Clock): string {
  const text = formatMoment(new Date(at), clock)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
