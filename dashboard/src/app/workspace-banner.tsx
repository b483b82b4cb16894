import { Check, Eye, Snowflake } from 'lucide-react'
import { useId } from 'react'
import { plans } from '#shared/plans.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { Button, ButtonAnchor, ButtonLink } from '../components/button.tsx'
import { FROZEN_BANNER } from '../components/frozen-reason.tsx'
import { offerOf } from '../components/plan-offers.ts'
import styles from './workspace-banner.module.css'
import { useWorkspaces } from '../features/workspaces/use-workspaces.tsx'

const REASSURANCES = [
  'Your widgets and pages stay online as they are.',
  'Clients can still answer, change and withdraw.',
  'Nothing is deleted.',
]

/** What a member has to know of the open workspace on every page; null for nothing. */
export function bannerOf(user: CurrentUser) {
  const { isFrozen, role, givenRole } = user.workspace
  if (isFrozen) return <FrozenBanner user={user} />
  return role === givenRole ? null : <LoweredRole user={user} />
}

/** Says that the open workspace is frozen, why, what goes on, and what ends it. */
function FrozenBanner({ user }: { user: CurrentUser }) {
  const id = useId()
  const name = nameOfWorkspace(user.organisationName)
  return (
    <aside id={FROZEN_BANNER} tabIndex={-1} className={`card icons-20 ${styles.banner}`} aria-labelledby={id}>
      <Snowflake />
      <div>
        <h2 id={id} className={styles.title}>
          {name} is frozen
        </h2>
        {user.workspace.payer ? <ForMember user={user} /> : <ForPayer user={user} />}
      </div>
      <div className={`gap-8 ${styles.ways}`}>
        {user.workspace.payer ? <EmailPayer payer={user.workspace.payer} /> : <WaysOut user={user} />}
      </div>
    </aside>
  )
}

/** Says why a member can only look: the payer's plan has no team any more. */
function LoweredRole({ user }: { user: CurrentUser }) {
  const id = useId()
  const { payer } = user.workspace
  if (!payer) return null
  return (
    <aside className={`card icons-20 ${styles.banner}`} aria-labelledby={id}>
      <Eye />
      <div>
        <h2 id={id} className={styles.title}>
          You can only look at the moment
        </h2>
        <p className={styles.text}>
          {fullName(payer)} is on the {planOf(user)} plan, which has no team. {untilUpgrade(user, payer)}
        </p>
      </div>
      <div className={`gap-8 ${styles.ways}`}>
        <EmailPayer payer={payer} />
      </div>
    </aside>
  )
}

type Payer = NonNullable<CurrentUser['workspace']['payer']>

const EmailPayer = ({ payer }: { payer: Payer }) => (
  <ButtonAnchor variant="line" href={`mailto:${payer.email}`}>
    Email {payer.firstName}
  </ButtonAnchor>
)

function untilUpgrade({ workspace: { givenRole } }: CurrentUser, payer: Payer): string {
  const article = /^[aeo]/.test(givenRole) ? 'an' : 'a'
  return `You were ${article} ${givenRole} here and will be again once ${payer.firstName} upgrades to ${offerOf(teamPlan).title}.`
}

const planOf = ({ plan }: CurrentUser) => offerOf(plan).title

function ForPayer({ user }: { user: CurrentUser }) {
  const active = user.workspaces.find(({ role, isFrozen }) => role === 'owner' && !isFrozen)
  return (
    <>
      <p className={styles.text}>
        Your {planOf(user)} plan includes one active workspace{active && `, and that’s ${nameOfWorkspace(active.name)}`}
        . Here you can read and export everything, but not change it.
      </p>
      <ul className={`wrap text-13 muted icons-14 ${styles.reassurances}`} role="list">
        {REASSURANCES.map((reassurance) => (
          <li className="beside gap-8" key={reassurance}>
            <Check />
            {reassurance}
          </li>
        ))}
      </ul>
    </>
  )
}

function ForMember({ user }: { user: CurrentUser }) {
  const { payer, role, givenRole } = user.workspace
  if (!payer) return null
  return (
    <p className={styles.text}>
      {fullName(payer)} is on the {planOf(user)} plan, which includes one active workspace. You can read everything, but
      not change it.
      {givenRole !== role && ` ${untilUpgrade(user, payer)}`}
    </p>
  )
}

const teamPlan = Object.values(plans).find(({ limits }) => limits.members === null)?.name ?? 'studio'

function WaysOut({ user }: { user: CurrentUser }) {
  const { makeActive } = useWorkspaces()
  return (
    <>
      <ButtonLink to="/settings/subscription">Upgrade to Studio</ButtonLink>
      <Button variant="line" onClick={() => makeActive(user)}>
        Make this workspace active…
      </Button>
    </>
  )
}
