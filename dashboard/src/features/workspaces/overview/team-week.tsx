/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become grids, which takes the roles of a table from the elements in some browsers */
import { CalendarClock } from 'lucide-react'
import { Fragment } from 'react'
import { initials } from '#shared/initials.ts'
import type { Overview, TeamWeekEntry, WorkspaceOverview } from '#shared/overview.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { BrandImage } from '../../../components/brand-image.tsx'
import { formatJust } from '../../../lib/moments.ts'
import { NAMELESS } from '../use-workspaces.tsx'
import { descriptionOf, nameOf, weekMessage, workParts } from './overview.messages.ts'
import styles from './team-week.module.css'

/** More images than fit are counted instead. */
const IMAGES_MAX = 3

type TeamWeekProps = { team: NonNullable<Overview['team']>; workspaces: readonly WorkspaceOverview[]; now: Date }

/** What the team did this week, by person. */
export const TeamWeek = ({ team: { from, to, entries }, workspaces, now }: TeamWeekProps) => (
  <section className={`stack border-above ${styles.week}`} aria-labelledby="team-week">
    <div>
      <h2 id="team-week">This week</h2>
      <p className="text-13 muted above-4">{weekMessage({ from, to })}</p>
    </div>
    {entries.length === 0 ? (
      <p className="muted">Nobody has sent, approved or changed anything yet this week.</p>
    ) : (
      <table role="table" aria-labelledby="team-week">
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            {['Person', 'Work', 'Workspaces', 'Last active'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <EntryRow key={`${entry.actor} ${entry.name} ${entry.lastAt}`} {...{ entry, workspaces, now }} />
          ))}
        </tbody>
      </table>
    )}
  </section>
)

type EntryRowProps = { entry: TeamWeekEntry; workspaces: readonly WorkspaceOverview[]; now: Date }

function EntryRow({ entry, workspaces, now }: EntryRowProps) {
  const name = nameOf(entry)
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.person}>
        <span className="row gap-12 regular">
          {entry.actor === 'member' ? (
            <Avatar name={name} imageUrl={null} />
          ) : (
            <span className={`center rigid strong text-12 muted icons-14 ${styles.other}`} aria-hidden="true">
              {entry.actor === 'sign_off' ? initials(name) : <CalendarClock />}
            </span>
          )}
          <span className="shrink anywhere">
            <b className="block medium">{name}</b>
            <span className="block text-12 muted">{descriptionOf(entry)}</span>
          </span>
        </span>
      </th>
      <td role="cell" className={`tabular ${styles.work}`}>
        {workParts(entry.work).map(({ kind, before, count, after }, index) => (
          <Fragment key={kind}>
            {index > 0 && ', '}
            {before} <b className="strong">{count}</b>
            {after}
          </Fragment>
        ))}
      </td>
      <td role="cell" className={styles.brands}>
        <Brands ids={entry.workspaceIds} workspaces={workspaces} />
      </td>
      <td role="cell" className={`text-13 muted nowrap end-text ${styles.when}`}>
        {formatJust(new Date(entry.lastAt), now)}
      </td>
    </tr>
  )
}

function Brands({ ids, workspaces }: { ids: readonly string[]; workspaces: readonly WorkspaceOverview[] }) {
  const worked = ids.flatMap((id) => workspaces.find((workspace) => workspace.id === id) ?? [])
  const names = worked.map(({ name }) => name ?? NAMELESS).join(', ')
  return (
    <span className="row gap-4" title={names}>
      <span className="visually-hidden">{names}</span>
      {worked.slice(0, IMAGES_MAX).map(({ id, name, imageUrl }) => (
        <BrandImage key={id} name={name} imageUrl={imageUrl} size={20} />
      ))}
      {worked.length > IMAGES_MAX && (
        <span className="text-12 muted tabular" aria-hidden="true">
          +{worked.length - IMAGES_MAX}
        </span>
      )}
    </span>
  )
}
