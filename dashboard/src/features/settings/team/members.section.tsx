/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { Ellipsis, UserMinus } from 'lucide-react'
import {
  changeMemberRole,
  getTeam,
  GIVEN_ROLES,
  GivenRole,
  removeMember,
  type Team,
  type TeamMember,
} from '#shared/members.ts'
import { includesTeam, type PlanName } from '#shared/plans.ts'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { InlineSelect } from '../../../components/inline-select.tsx'
import { ListTable } from '../../../components/list-table.tsx'
import { Menu } from '../../../components/menu.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { RolesTable } from './roles.table.tsx'
import { activeMessage, firstNameOf, membersMessage, roleNames, roleNow } from './team.messages.ts'
import styles from './team.module.css'
import { useTeamChange } from './use-team-change.ts'

const columns = [
  { title: 'Name', className: styles.who },
  { title: 'Role', className: styles.role },
  { title: 'Last active' },
  { title: 'Actions', className: styles.action, isOnlySpoken: true },
]

type MembersSectionProps = {
  team: Team
  workspaceName: string
  ownId: string
  ownRole: Role
  /** Of whoever pays for the workspace. */
  plan: PlanName
}

export function MembersSection({ team, workspaceName, ownId, ownRole, plan }: MembersSectionProps) {
  const canChange = isRoleEnough(ownRole, 'admin')
  const isAlone = team.members.length === 1
  return (
    <SettingsSection title="Members" width="page" hint={membersMessage(team.members.length, workspaceName, plan)}>
      <ListTable
        label="Members"
        columns={columns}
        cardsBelow="phone"
        className={styles.table}
        isBusy={false}
        isStale={false}
      >
        <tbody role="rowgroup">
          {team.members.map((member) => (
            <Row
              key={member.userId}
              member={member}
              isSelf={member.userId === ownId}
              isChangeable={
                canChange && member.userId !== ownId && member.role !== 'owner' && isRoleEnough(ownRole, member.role)
              }
              ownRole={ownRole}
              hasTeam={includesTeam(plan)}
              workspaceName={workspaceName}
            />
          ))}
        </tbody>
      </ListTable>
      {(canChange || !isAlone) && <RolesTable />}
    </SettingsSection>
  )
}

type RowProps = {
  member: TeamMember
  isSelf: boolean
  isChangeable: boolean
  ownRole: Role
  /** Without one, members beside the owner can only look. */
  hasTeam: boolean
  workspaceName: string
}

function Row({ member, isSelf, isChangeable, ownRole, hasTeam, workspaceName }: RowProps) {
  const { name, email, role, lastActiveAt } = member
  const now = useMinute()
  const { name: roleName, later } = roleNow(role, { hasTeam })
  return (
    <tr role="row">
      <td role="cell" className={styles.who}>
        <div className="row gap-12">
          <Avatar name={name} imageUrl={null} />
          <div className="shrink">
            <b className="medium anywhere">{name}</b>{' '}
            {isSelf && <span className={`text-12 muted ${styles.you}`}>You</span>}
            <div className="text-13 muted anywhere">{email}</div>
            {later !== null && <div className="text-13 muted">{later}</div>}
          </div>
        </div>
      </td>
      <td role="cell" className={styles.role}>
        {isChangeable && hasTeam ? <RoleSelect member={member} ownRole={ownRole} /> : roleName}
      </td>
      <td role="cell" className={`muted tabular ${styles.active}`}>
        {isSelf ? 'Now' : activeMessage(lastActiveAt, { now })}
      </td>
      <td role="cell" className={styles.action}>
        {isChangeable && <RowMenu member={member} workspaceName={workspaceName} />}
      </td>
    </tr>
  )
}

function RoleSelect({ member: { userId, name, role }, ownRole }: { member: TeamMember; ownRole: Role }) {
  const call = useApi()
  const { run, isBusy } = useTeamChange()
  const options = GIVEN_ROLES.filter((each) => isRoleEnough(ownRole, each)).map((value) => ({
    value,
    label: roleNames[value],
  }))
  const change = (value: string) => {
    const next = GivenRole.parse(value)
    run('role', async () => {
      await call(changeMemberRole, { params: { userId }, body: { role: next } })
      return `${name} is now ${next === 'viewer' ? 'a' : 'an'} ${next}.`
    })
  }
  return (
    <InlineSelect
      label={`Role of ${name}`}
      options={options}
      value={role}
      aria-disabled={isBusy('role')}
      onChange={({ currentTarget }) => !isBusy('role') && change(currentTarget.value)}
    />
  )
}

function RowMenu({ member, workspaceName }: { member: TeamMember; workspaceName: string }) {
  const modal = useModal()
  const remove = () => modal.open(<RemoveDialog member={member} workspaceName={workspaceName} onClose={modal.close} />)
  return (
    <Menu
      label={`More actions for ${member.name}`}
      triggerClassName="inline-center square-32 muted round-control hover-tint"
      trigger={<Ellipsis />}
      items={[{ label: 'Remove from workspace', icon: UserMinus, onSelect: remove }]}
    />
  )
}

type RemoveDialogProps = { member: TeamMember; workspaceName: string; onClose: () => void }

function RemoveDialog({ member: { userId, name }, workspaceName, onClose }: RemoveDialogProps) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const first = firstNameOf(name)
  async function remove() {
    try {
      await call(removeMember, { params: { userId } })
      toast.success(`${name} is no longer a member.`)
    } finally {
      await refresh(getTeam)
    }
  }
  return (
    <ConfirmDialog
      title={`Remove ${name} from ${workspaceName}?`}
      confirmLabel={`Remove ${first}`}
      variant="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {first} can’t open this workspace any more, starting now. Everything {first} did stays, with the name.
        Invitations that {first} sent stop working. Other workspaces don’t change.
      </p>
    </ConfirmDialog>
  )
}
