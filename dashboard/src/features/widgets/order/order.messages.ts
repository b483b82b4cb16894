import type { OrderGroup, WidgetOrderDetails } from '#shared/widget-order.ts'
import { nameOf } from '../editor/testimonial.search.ts'

type Sort = WidgetOrderDetails['sort']

export const sortTitles: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated first',
}

/** What happens to a new testimonial. */
export const sortNotes: Record<Sort, string> = {
  newest: 'New ones join at the top of these. Moving one puts it into your own order.',
  oldest: 'New ones join at the end. Moving one puts it into your own order.',
  highest: 'New ones join by their rating. Moving one puts it into your own order.',
}

const groupNames: Record<OrderGroup, string> = {
  pinned: 'pinned',
  moved: 'in your own order',
  sorted: 'sorted automatically',
}

type Placed = { author: string; position: number; count: number; group: OrderGroup }

export const positionOf = ({ position, count }: Pick<Placed, 'position' | 'count'>) =>
  `position ${position} of ${count}`

const sentence = (of: Placed, does: string) =>
  `${nameOf(of)} ${does}. Position ${of.position} of ${of.count}, ${groupNames[of.group]}.`

export const grabbedMessage = (of: Placed) => sentence(of, 'grabbed')
export const movedMessage = (of: Placed) => sentence(of, 'moved')
export const droppedMessage = (of: Placed) => sentence(of, 'dropped')
export const putBackMessage = (of: Placed) => sentence(of, 'put back')
export const pinnedMessage = ({ author }: Pick<Placed, 'author'>) => `${nameOf({ author })} pinned.`
export const releasedMessage = ({ author, group }: Pick<Placed, 'author' | 'group'>) =>
  group === 'pinned' ? `${nameOf({ author })} unpinned.` : `${nameOf({ author })} is sorted automatically.`

export const VISITORS_NOTE = 'Each change is saved at once. Visitors see it within a minute.'

/** Why shared testimonials are missing, as parts of a sentence; empty when none is. */
function notShownParts({ waiting, rejected, leftOut }: WidgetOrderDetails['notShown']): string[] {
  return [
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} for your decision`] : []),
    ...(rejected > 0 ? [`${rejected} ${rejected === 1 ? 'is' : 'are'} rejected`] : []),
    ...(leftOut > 0 ? [`${leftOut} ${leftOut === 1 ? 'is' : 'are'} left out by this widget’s options`] : []),
  ]
}

export function notShownMessage(notShown: WidgetOrderDetails['notShown']): string {
  const total = notShown.waiting + notShown.rejected + notShown.leftOut
  const subject = total === 1 ? '1 shared testimonial isn’t' : `${total} shared testimonials aren’t`
  return `${subject} on this widget: ${notShownParts(notShown).join(', ')}.`
}

export const NUMBERS_NOTE = 'The order changes neither the average nor the number that the widget states.'
