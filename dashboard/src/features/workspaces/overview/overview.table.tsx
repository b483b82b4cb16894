/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become grids, which takes the roles of a table from the elements in some browsers */
import type { ReactNode } from 'react'
import type { WorkspaceOverview } from '#shared/overview.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { WorkspaceRows } from './workspace.rows.tsx'
import styles from './overview.module.css'

const columns = [
  { title: 'Workspace', className: styles.name },
  { title: 'To review', className: styles.review },
  { title: 'Last 30 days', className: styles.rate },
  { title: 'Answers, 12 weeks', className: styles.answers },
  { title: 'Published', className: styles.published },
  { title: 'Withheld', className: styles.withheld },
  { title: 'Reminders due', className: styles.reminders },
]

const Frame = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <div className={`card ${styles.frame}`} aria-busy={isBusy}>
    <table role="table" aria-label="Your workspaces, the ones that need you first">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, className }) => (
            <th key={title} role="columnheader" scope="col" className={className}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
)

type OverviewTableProps = {
  needing: readonly WorkspaceOverview[]
  others: readonly WorkspaceOverview[]
  weeks: readonly string[]
  now: Date
}

export function OverviewTable({ needing, others, weeks, now }: OverviewTableProps) {
  const most = Math.max(1, ...[...needing, ...others].flatMap(({ answersByWeek }) => answersByWeek))
  const groups = [
    { title: 'Need you', workspaces: needing },
    { title: 'Nothing to do', workspaces: others },
  ]
  return (
    <Frame>
      {groups
        .filter(({ workspaces }) => workspaces.length > 0)
        .flatMap(({ title, workspaces }) => [
          <tbody key={title} role="rowgroup" className={styles.group}>
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {title}{' '}
                <span className={`regular muted tabular ${styles.count}`}>
                  {workspaces.length.toLocaleString('en')}
                </span>
              </th>
            </tr>
          </tbody>,
          ...workspaces.map((workspace) => (
            <WorkspaceRows key={workspace.id} workspace={workspace} weeks={weeks} most={most} now={now} />
          )),
        ])}
    </Frame>
  )
}

export const LoadingTable = () => (
  <Frame isBusy>
    {['first', 'second', 'third'].map((key) => (
      <tbody key={key} role="rowgroup" className={styles.workspace}>
        <tr role="row">
          {columns.map(({ title, className }, index) => (
            <td key={title} role="cell" className={classNames(className, styles.loading)}>
              <Skeleton length={index === 0 ? 'long' : 'medium'} />
            </td>
          ))}
        </tr>
      </tbody>
    ))}
  </Frame>
)
