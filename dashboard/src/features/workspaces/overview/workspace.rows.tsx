/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become grids, which takes the roles of a table from the elements in some browsers */
import { Fragment, type ReactNode } from 'react'
import type { WorkspaceOverview } from '#shared/overview.ts'
import { REMINDERS_DUE_DAYS } from '#shared/overview.ts'
import { BrandImage } from '../../../components/brand-image.tsx'
import { dayAndMonth } from '../../../lib/dates.ts'
import { NAMELESS } from '../use-workspaces.tsx'
import { WorkspaceButton, WorkspaceLink } from '../workspace-link.tsx'
import { countToReview } from './overview.groups.ts'
import { percentOf, roleName, waitingNotes } from './overview.messages.ts'
import { Sparkline } from './sparkline.tsx'
import { TroubleRow } from './trouble.row.tsx'
import styles from './overview.module.css'

const listOf = (status: string) => `/testimonial/list?status=${status}`

type WorkspaceRowsProps = { workspace: WorkspaceOverview; weeks: readonly string[]; most: number; now: Date }

/** One workspace: its figures, and below them what has to be mended. */
export function WorkspaceRows({ workspace, weeks, most, now }: WorkspaceRowsProps) {
  const { id, imageUrl, role, answersByWeek, published, newestPublishedOn, withheld, remindersDue, troubles } =
    workspace
  const name = workspace.name ?? NAMELESS
  return (
    <tbody role="rowgroup" className={styles.workspace}>
      <tr role="row">
        <th role="rowheader" scope="row" className={styles.name}>
          <WorkspaceLink
            workspaceId={id}
            page="/testimonial/list"
            className="row gap-12 medium ink no-underline hover-underline"
          >
            <BrandImage name={workspace.name} imageUrl={imageUrl} size={32} />
            <span className="shrink anywhere">
              {name}
              {role !== 'owner' && <small className={styles.small}>{roleName(role)}</small>}
            </span>
          </WorkspaceLink>
        </th>
        <Cell title="To review" className={styles.review}>
          <ToReview workspace={workspace} now={now} />
        </Cell>
        <Cell title="Last 30 days" className={styles.rate}>
          <Rate workspace={workspace} />
        </Cell>
        <Cell title="Answers, 12 weeks" className={styles.answers}>
          <Sparkline name={name} weeks={weeks} answers={answersByWeek} most={most} />
        </Cell>
        <Cell title="Published" className={styles.published}>
          <Figure workspace={workspace} count={published} page={listOf('approved')} label="published" />
          {newestPublishedOn !== null && (
            <small className={styles.small}>newest {dayAndMonth(newestPublishedOn)}</small>
          )}
        </Cell>
        <Cell title="Withheld" className={styles.withheld}>
          <Figure workspace={workspace} count={withheld} page={listOf('rejected')} label="withheld" />
        </Cell>
        <Cell title="Reminders due" className={styles.reminders}>
          {workspace.isFrozen ? (
            <span className="muted">Paused</span>
          ) : (
            <Figure
              workspace={workspace}
              count={remindersDue}
              page={listOf('sent')}
              label={`${remindersDue === 1 ? 'reminder' : 'reminders'} due in the next ${REMINDERS_DUE_DAYS} days`}
            />
          )}
        </Cell>
      </tr>
      {troubles.map((trouble) => (
        <TroubleRow key={trouble.kind} workspace={workspace} trouble={trouble} now={now} />
      ))}
    </tbody>
  )
}

/** Where there is no header above it, it has a title of its own. */
const Cell = ({
  title,
  className,
  children,
}: {
  title: string
  className: string | undefined
  children: ReactNode
}) => (
  <td role="cell" className={className}>
    <span className={styles.title} aria-hidden="true">
      {title}
    </span>
    {children}
  </td>
)

function ToReview({ workspace, now }: { workspace: WorkspaceOverview; now: Date }) {
  const { id, name, waiting } = workspace
  const notes = waitingNotes(workspace, now)
  const hasNone = countToReview(workspace) === 0
  return (
    <>
      {hasNone ? (
        <span className="muted tabular">{waiting === 0 ? 'None' : `${waiting.toLocaleString('en')} to review`}</span>
      ) : (
        <WorkspaceButton
          workspaceId={id}
          page={listOf('submitted')}
          className={styles.button}
          aria-label={[`Review ${waiting} in ${name ?? NAMELESS}`, ...notes].join(', ')}
        >
          Review {waiting.toLocaleString('en')}
        </WorkspaceButton>
      )}
      {notes.length > 0 && (
        <small className={styles.small}>
          {notes.map((note, index) => (
            <Fragment key={note}>
              {index > 0 && ', '}
              <span className="nowrap">{note}</span>
            </Fragment>
          ))}
        </small>
      )}
    </>
  )
}

function Rate({ workspace }: { workspace: WorkspaceOverview }) {
  const { id, name, last30Days, last90Days } = workspace
  const [percent, longer] = [percentOf(last30Days), percentOf(last90Days)]
  const text = `${last30Days.asked} asked, ${last30Days.answered} answered`
  const shares = [...(percent ? [`${percent} answered`] : []), ...(longer ? [`${longer} in 90 days`] : [])]
  return (
    <>
      {percent ? (
        <WorkspaceLink
          workspaceId={id}
          page={listOf('sent')}
          className={styles.figure}
          aria-label={`${text} in the last 30 days in ${name ?? NAMELESS}`}
        >
          {text}
        </WorkspaceLink>
      ) : (
        <span className="muted">Nobody asked</span>
      )}
      {shares.length > 0 && <small className={styles.small}>{shares.join(', ')}</small>}
    </>
  )
}

type FigureProps = { workspace: WorkspaceOverview; count: number; page: string; label: string }

/** A number that leads to what it counts. */
const Figure = ({ workspace: { id, name }, count, page, label }: FigureProps) =>
  count === 0 ? (
    <span className="muted tabular">0</span>
  ) : (
    <WorkspaceLink
      workspaceId={id}
      page={page}
      className={styles.figure}
      aria-label={`${count.toLocaleString('en')} ${label} in ${name ?? NAMELESS}`}
    >
      {count.toLocaleString('en')}
    </WorkspaceLink>
  )
