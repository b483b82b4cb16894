/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */
import { ChevronRight } from 'lucide-react'
import type { WorkspaceOverview } from '#shared/overview.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { NAMELESS } from '../use-workspaces.tsx'
import styles from './answers.module.css'

const TITLE = 'Answers a week in numbers'

/** What the small bars show, for whoever wants or needs numbers. */
export const AnswersTable = ({ workspaces, weeks }: { workspaces: readonly WorkspaceOverview[]; weeks: string[] }) => (
  <details className={`text-13 muted above-12 ${styles.answers}`}>
    <summary className="row gap-8 fit pad-block-4 pointer icons-14 hover-ink">
      <ChevronRight />
      {TITLE}
    </summary>
    <div className={`card above-8 ${styles.frame}`} role="region" aria-label={TITLE} tabIndex={0}>
      <table className="tabular">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {dayAndMonth(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workspaces.map(({ id, name, answersByWeek }) => (
            <tr key={id}>
              <th scope="row">{name ?? NAMELESS}</th>
              {answersByWeek.map((count, index) => (
                <td key={weeks[index]} className="ink">
                  {count.toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
