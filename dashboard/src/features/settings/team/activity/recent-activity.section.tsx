import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type ActivityItem, listActivity } from '#shared/workspace-activity.ts'
import { LoadFailure } from '../../../../components/load-failure.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { readProductName } from '../../../../installation/product-name.ts'
import { useOwnersClock } from '../../../../lib/use-clock.ts'
import { useEndpoint } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import styles from './activity.module.css'
import { ACTIVITY_ADDRESS, choiceOf, NEWEST_ACTIVITY } from './activity.query.ts'
import { activityMoment, activitySentence } from './activity.sentence.ts'

const SHOWN = 3

/** What happened last in the workspace. For admins and the owner. */
export function RecentActivity({ ownId }: { ownId: string }) {
  // The call of the page that the link leads to, which then has it already.
  const { data, error, isValidating, mutate } = useEndpoint(listActivity, { query: choiceOf(NEWEST_ACTIVITY) })
  return (
    <SettingsSection title="Activity" hint="Who did what in this workspace.">
      {data ? (
        <Items items={data.items.slice(0, SHOWN)} ownId={ownId} />
      ) : error ? (
        <LoadFailure what="The activity" {...{ error, isValidating, mutate }} />
      ) : (
        <Skeleton length="long" />
      )}
      <Link
        className={`row gap-8 fit accent medium no-underline hover-underline touch-small icons-14 ${styles.more}`}
        to={ACTIVITY_ADDRESS.path}
      >
        See all activity
        <ArrowRight />
      </Link>
    </SettingsSection>
  )
}

function Items({ items, ownId }: { items: readonly ActivityItem[]; ownId: string }) {
  const clock = useOwnersClock()
  if (items.length === 0) return <p className="muted">Nothing happened in the last 30 days.</p>
  return (
    <ul role="list" aria-label="Newest activity" className="stack gap-16">
      {items.map((item) => (
        <li key={item.id} className={styles.recent}>
          <p className="shrink anywhere">
            {activitySentence(item, { ownId, productName: readProductName() }).map(({ kind, text }, index) =>
              kind === 'text' ? (
                text
              ) : (
                <b className="medium" key={index}>
                  {text}
                </b>
              ),
            )}
          </p>
          <time className="text-13 muted tabular nowrap" dateTime={item.at}>
            {activityMoment(item, clock)}
          </time>
        </li>
      ))}
    </ul>
  )
}
