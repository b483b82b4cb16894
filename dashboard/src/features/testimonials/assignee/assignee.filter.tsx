import { UserRound } from 'lucide-react'
import { Menu } from '../../../components/menu.tsx'
import { hrefOf, type ListView, withChoice } from '../list/testimonial-list.address.ts'
import { FilterTrigger } from '../tags/filter.trigger.tsx'
import filterStyles from '../tags/filters.module.css'
import { useTeamMembers } from './use-team-members.ts'

const ME = 'me'
const NOBODY = 'nobody'

/** A menu that filters the list by who looks after what. Nothing where there is only one member. */
export function AssigneeFilter({ view }: { view: ListView }) {
  const { assignee } = view
  const { members, isLoading } = useTeamMembers()
  if (members.length === 0 && !isLoading && assignee === null) return null
  const options = [
    ...members.map(({ userId, label, isMe }) => ({ value: isMe ? ME : userId, label })),
    { value: NOBODY, label: 'Nobody' },
  ]
  const chosen = options.find(({ value }) => value === assignee)?.label ?? 'One member'
  const linkTo = (choice: string | null) => ({ to: hrefOf(withChoice(view, { assignee: choice })) })
  return (
    <li>
      <Menu
        label="Filter by assignee:"
        trigger={
          <FilterTrigger icon={UserRound} name="Assigned to" isBrief chosen={assignee === null ? null : chosen} />
        }
        triggerClassName={filterStyles.trigger}
        head={isLoading ? 'Loading' : undefined}
        items={[
          { label: 'Anyone', isChecked: assignee === null, ...linkTo(null) },
          ...options.map(({ value, label }) => ({ label, isChecked: value === assignee, ...linkTo(value) })),
        ]}
      />
    </li>
  )
}
