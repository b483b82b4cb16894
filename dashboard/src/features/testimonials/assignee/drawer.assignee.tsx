import { ChevronDown } from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { useChange } from '../../../components/changes.ts'
import { Menu } from '../../../components/menu.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import styles from './assignee.module.css'
import { useTeamMembers } from './use-team-members.ts'

const ASSIGN = 'assign testimonials' as const

/** Who looks after it, as a row of its facts. Nothing where there is only one member. */
export function DrawerAssignee({ testimonial: { id, assignee, erasedAt } }: { testimonial: Testimonial }) {
  const { isAllowed } = useChange(ASSIGN)
  const { members } = useTeamMembers()
  const toast = useToast()
  const { assign } = useTestimonialMutations()
  const canAssign = isAllowed && members.length > 0 && erasedAt === null
  if (!canAssign && assignee === null) return null
  const change = async (userId: string | null) => {
    try {
      await assign(id, userId)
      toast.succeeded('assignee')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'assignee' })
    }
  }
  const shown = (
    <>
      {assignee && <Avatar name={assignee.name} imageUrl={null} size="tiny" />}
      {assignee ? <bdi className="ellipsis">{assignee.name}</bdi> : 'Nobody'}
    </>
  )
  return (
    <div>
      <dt className="text-13 muted">Assigned to</dt>
      <dd>
        {canAssign ? (
          <Menu
            label="Assigned to:"
            trigger={
              <>
                {shown}
                <ChevronDown />
              </>
            }
            triggerClassName={`inline-row gap-8 medium round-control hover-tint icons-14 icons-muted ${styles.trigger}`}
            items={[
              ...members.map(({ userId, label }) => ({
                label,
                change: ASSIGN,
                isChecked: assignee?.userId === userId,
                onSelect: () => void change(userId),
              })),
              {
                label: 'Nobody',
                change: ASSIGN,
                hasRuleAbove: true,
                isChecked: assignee === null,
                onSelect: () => void change(null),
              },
            ]}
          />
        ) : (
          <span className="inline-row gap-8">{shown}</span>
        )}
      </dd>
    </div>
  )
}
