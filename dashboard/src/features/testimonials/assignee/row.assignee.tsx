import type { Assignee } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import styles from './assignee.module.css'

/** On a row of the list: who looks after it. */
export const RowAssignee = ({ assignee: { name } }: { assignee: Assignee }) => (
  <span className={`rigid ${styles.onRow}`} title={`Assigned to ${name}`}>
    <Avatar name={name} imageUrl={null} size="tiny" />
    <span className="visually-hidden">Assigned to {name}</span>
  </span>
)
