import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { listBatches } from '#shared/request-batches.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import noteStyles from '../list/testimonial-list.notes.module.css'
import { batchPath, BATCHES_PATH, openMessage } from './batch.messages.ts'
import { useFollowing } from './use-following.ts'

/** Above the list of testimonials: requests of batches that are still to be sent. Nothing if there are none. */
export function BatchesNote() {
  const { data } = useEndpoint(listBatches, {})
  const clock = useOwnersClock()
  useFollowing(data?.items ?? [])
  const message = data && openMessage(data.items, clock)
  if (!message) return null
  const [only, ...others] = data.items.filter(({ counts }) => counts.planned + counts.saved > 0)
  return (
    <aside className={noteStyles.note} aria-label="Planned requests">
      <CalendarClock />
      <p className="shrink anywhere">
        <b className="medium">{message}</b>{' '}
        <Link to={only && others.length === 0 ? batchPath(only) : BATCHES_PATH}>See who</Link>
      </p>
    </aside>
  )
}
