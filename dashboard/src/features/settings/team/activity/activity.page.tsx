import { useSearchParams } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { isRoleEnough, whoMay } from '#shared/roles.ts'
import { Breadcrumbs } from '../../../../components/breadcrumbs.tsx'
import { Button } from '../../../../components/button.tsx'
import { ViewLink } from '../../../../components/filter-links.tsx'
import { LoadFailure } from '../../../../components/load-failure.tsx'
import { useCurrentUser } from '../../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../../lib/error-message.ts'
import { placeOf } from '../../../../lib/moments.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useOwnersClock } from '../../../../lib/use-clock.ts'
import { nothingMessage } from './activity.messages.ts'
import { ACTIVITY_ADDRESS, type ActivityView, ALL_ACTIVITY, useActivity, viewOf } from './activity.query.ts'
import { ActivityTable } from './activity.table.tsx'
import { ActivityTools, ExportButton, peopleOf, type Person } from './activity.tools.tsx'

/** What happened in the workspace, and who did it. */
export function ActivityPage() {
  usePageTitle(pageHeads['/settings/team/activity'].title)
  const { data: user } = useCurrentUser()
  const isAllowed = user !== undefined && isRoleEnough(user.workspace.role, 'admin')
  const name = user?.organisationName ?? 'this workspace'
  const [params] = useSearchParams()
  const view = viewOf(params)
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Settings', to: '/settings' }, { label: 'Team', to: '/settings/team' }, { label: 'Activity' }]}
      />
      <div className="row wrap justify-between gap-16 rows-8">
        <h1>Activity</h1>
        {isAllowed && <ExportButton view={view} />}
      </div>
      <p className="above-4 muted anywhere">Everything that happened in {name}, and by whom.</p>
      {user !== undefined && !isAllowed ? (
        <p className="above-24">{whoMay('admin')}</p>
      ) : (
        <ActivityLog view={view} isAllowed={isAllowed} />
      )}
    </>
  )
}

function ActivityLog({ view, isAllowed }: { view: ActivityView; isAllowed: boolean }) {
  const { items, members, isShowingOther, error, isValidating, mutate, earlier } = useActivity(view, { isAllowed })
  const clock = useOwnersClock()
  const people = peopleOf(members, { chosen: view.person })
  return (
    <div className="stack gap-16 above-24">
      <ActivityTools view={view} people={people} />
      {error && !items ? (
        <LoadFailure what="The activity" {...{ error, isValidating, mutate }} />
      ) : items?.length === 0 ? (
        <Nothing view={view} people={people} />
      ) : (
        <>
          <ActivityTable items={items} isStale={isShowingOther} clock={clock} />
          {items && (
            <div className="row wrap justify-between gap-16 rows-8">
              <p className="text-13 muted">
                Times in {clock.timeZone === undefined ? 'your zone' : placeOf(clock.timeZone)}.
              </p>
              <EarlierButton earlier={earlier} />
            </div>
          )}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {items && !isShowingOther && `${items.length} lines shown.`}
      </p>
    </div>
  )
}

function EarlierButton({ earlier }: { earlier: ReturnType<typeof useActivity>['earlier'] }) {
  if (!earlier.isThere) return null
  return (
    <div className="row wrap gap-16 rows-8">
      {earlier.error !== null && (
        <p className="danger" role="alert">
          Earlier activity could not be loaded. {messageOf(earlier.error)}
        </p>
      )}
      <Button variant="line" isBusy={earlier.isLoading} onClick={() => void earlier.show()}>
        {earlier.error === null ? 'Show earlier' : 'Try again'}
      </Button>
    </div>
  )
}

function Nothing({ view, people }: { view: ActivityView; people: readonly Person[] }) {
  const person = people.find(({ id }) => id === view.person)?.name ?? null
  return (
    <section className="justify-start gap-12 card pad-24 stack">
      <p className="serif-18 anywhere">{nothingMessage({ ...view, person })}</p>
      <ViewLink address={ACTIVITY_ADDRESS} view={view} change={() => ALL_ACTIVITY}>
        Show all activity
      </ViewLink>
    </section>
  )
}
