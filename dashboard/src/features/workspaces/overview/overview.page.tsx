import { Plus } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { getOverview, type Overview } from '#shared/overview.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button } from '../../../components/button.tsx'
import { PageFailure } from '../../../components/load-failure.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { canCreateWorkspace, useWorkspaces } from '../use-workspaces.tsx'
import { AnswersTable } from './answers.table.tsx'
import { groupsOf } from './overview.groups.ts'
import { leadOf } from './overview.messages.ts'
import { LoadingTable, OverviewTable } from './overview.table.tsx'
import { TeamWeek } from './team-week.tsx'
import styles from './overview.module.css'

/** Where a member of several workspaces is needed. */
export function OverviewPage() {
  usePageTitle(pageHeads['/overview'].title)
  const { data, error, isValidating, mutate } = useEndpoint(getOverview, {})
  const retry = (
    <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
      Try again
    </Button>
  )
  if (!data && error) return <PageFailure {...{ isValidating, mutate }} />
  if (data && data.workspaces.length < 2) return <Navigate to="/testimonial" replace />
  return (
    <>
      <header className={`flex wrap justify-between gap-16 ${styles.head}`}>
        <div>
          <h1>All workspaces</h1>
          <p className="serif-18 muted above-4">{data ? leadOfOverview(data) : 'Counting what needs you…'}</p>
        </div>
        <NewWorkspace />
      </header>
      {data && error && (
        <div className="row wrap justify-between gap-12 danger below-16" role="alert">
          <p>These figures may be out of date. {messageOf(error)}</p>
          {retry}
        </div>
      )}
      {data ? <Figures overview={data} /> : <LoadingTable />}
    </>
  )
}

const leadOfOverview = ({ workspaces }: Overview) => {
  const { needing, toReview, problems } = groupsOf(workspaces)
  return leadOf({ needing: needing.length, all: workspaces.length, toReview, problems })
}

function Figures({ overview: { workspaces, weeks, team } }: { overview: Overview }) {
  const now = useMinute()
  const { needing, others } = groupsOf(workspaces)
  return (
    <>
      <OverviewTable needing={needing} others={others} weeks={weeks} now={now} />
      <AnswersTable workspaces={[...needing, ...others]} weeks={weeks} />
      {team && <TeamWeek team={team} workspaces={workspaces} now={now} />}
    </>
  )
}

function NewWorkspace() {
  const { data: user } = useCurrentUser()
  const { create } = useWorkspaces()
  if (!user || !canCreateWorkspace(user)) return null
  return (
    <Button variant="line" className={styles.create} onClick={create}>
      <Plus />
      New workspace
    </Button>
  )
}
