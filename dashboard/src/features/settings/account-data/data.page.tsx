import { FileArchive, FileJson, Image, Sheet } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isRoleEnough } from '#shared/roles.ts'
import { closeAccount, type CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { DialogForm } from '../../../components/dialog.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'
import { RoleNote } from '../../../components/needed-role.tsx'
import { offerOf } from '../../../components/plan-offers.ts'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { ApiError } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { SettingsLayout, SettingsSection } from '../settings.layout.tsx'
import { ActivityLink } from '../team/activity/activity.link.tsx'
import { ExportPanel } from './export.panel.tsx'
import { RetentionSection } from './retention.section.tsx'
import styles from './data.module.css'

const contents = [
  { icon: Sheet, file: 'testimonials.csv', what: 'every request and testimonial, one row each, for a spreadsheet' },
  { icon: FileJson, file: 'export.json', what: 'everything, with history, consents, emails, widgets and your profile' },
  { icon: Image, file: 'images', what: 'your organisation image and your clients’ photos' },
]

export function DataSettingsPage() {
  useTrack('Settings data viewed')
  const { data: user } = useCurrentUser()
  const isAdmin = user === undefined || isRoleEnough(user.workspace.role, 'admin')
  return (
    <SettingsLayout tab="/settings/data">
      <SettingsSection title="Your data" hint="Download everything at any time, on every plan.">
        <p className="flex gap-8 icons-in-line icons-muted">
          <FileArchive />
          One ZIP file, created in your browser. It contains:
        </p>
        <dl className={`border-block stack icons-in-line icons-muted ${styles.contents}`}>
          {contents.map(({ icon: Icon, file, what }) => (
            <div className="phone-column" key={file}>
              <dt className="flex gap-8 medium">
                <Icon />
                {file}
              </dt>
              <dd className="muted">{what}</dd>
            </div>
          ))}
        </dl>
        <RoleNote needed="admin" what="export its data" />
        {isAdmin && <ExportPanel />}
      </SettingsSection>
      <RetentionSection />
      {isAdmin && (
        <SettingsSection title="Activity" hint="Who did what in this workspace.">
          <div className="flex">
            <ActivityLink />
          </div>
        </SettingsSection>
      )}
      <SettingsSection title="Delete account" hint="This is permanent. Nobody can undo it, not even us.">
        <DeleteAccount />
      </SettingsSection>
    </SettingsLayout>
  )
}

/** A member of other people's workspaces only. */
const ownsNothing = (user: CurrentUser | undefined) =>
  user !== undefined && user.workspaces.every(({ role }) => role !== 'owner')

function DeleteAccount() {
  const modal = useModal()
  const { data: user } = useCurrentUser()
  const open = () => {
    if (user) modal.open(<DeleteAccountDialog user={user} onClose={modal.close} />)
  }
  return (
    <div className="justify-start gap-16 measure stack">
      <p>
        {ownsNothing(user)
          ? 'Your profile and your sign-in are erased immediately. The workspaces you are a member of stay, without you.'
          : 'Your profile, every request and testimonial, all images and widgets are erased immediately. Widgets on your site stop showing testimonials.'}
      </p>
      <Button
        variant="line"
        className={styles.delete}
        disabledReason={user ? undefined : 'Your account is still loading.'}
        onClick={open}
      >
        Delete account…
      </Button>
    </div>
  )
}

const loadGoodbye = () => import('./goodbye.page.tsx')

function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { email, setEmail, teams, setConfirmed, isConfirmed, fault, failure, isBusy, submit } = useDeleteAccount()
  return (
    <Dialog title="Delete your account?" onClose={onClose} canClose={!isBusy}>
      <DialogForm
        failure={failure}
        isBusy={isBusy}
        submitLabel="Delete account"
        submitVariant="danger"
        onBack={onClose}
        onSubmit={submit}
      >
        <p>This cannot be undone. You will lose:</p>
        <ul className={`gap-8 stack ${styles.goes}`} role="list">
          <li>your profile and sign-in</li>
          {ownsNothing(user) ? (
            <li>your place in the workspaces you are a member of; they and their testimonials stay</li>
          ) : (
            <>
              <li>every request, testimonial and image, and the links your clients have</li>
              <li>your widgets: they stop showing testimonials on your site</li>
            </>
          )}
          {!ownsNothing(user) && user.connectedStripeAccountId !== undefined && (
            <li>the connection to Stripe; your Stripe account stays</li>
          )}
          {!ownsNothing(user) && user.plan !== 'free' && (
            <li>your {offerOf(user.plan).title} plan, immediately and without a refund</li>
          )}
        </ul>
        {!ownsNothing(user) && (
          <div className="gap-12 pad-16 round-card sunken stack">
            <p>Download your data first:</p>
            <ExportPanel variant="line" />
          </div>
        )}
        <Field
          label="Your email address"
          hint={
            <>
              To confirm, type <b>{user.email}</b>
            </>
          }
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          error={fault}
          readOnly={isBusy}
          onChange={(event) => setEmail(event.target.value)}
        />
        {teams !== undefined && (
          <Checkbox
            label="Delete everything for the other members too"
            hint={teams}
            checked={isConfirmed}
            onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

function useDeleteAccount() {
  const call = useApi()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // Why it was refused: other people work in this account's workspaces.
  const [teams, setTeams] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  // Once the account is deleted, every call is refused, so the page that says so must be loaded by then.
  useEffect(() => void loadGoodbye().catch(() => {}), [])
  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    setFailure(undefined)
    if (email.trim() === '') return setFault('Enter the email address of your account.')
    setIsBusy(true)
    try {
      await call(closeAccount, { body: { email: email.trim(), deletesTeams: isConfirmed } })
      await navigate('/goodbye', { replace: true, state: { isAccountClosed: true } })
    } catch (error) {
      setIsBusy(false)
      if (error instanceof ApiError && error.details.some(({ path }) => path === 'email')) setFault(error.message)
      else if (error instanceof ApiError && error.code === 'users.owns_teams') setTeams(error.message)
      else setFailure(messageOf(error))
    }
  }
  return {
    email,
    setEmail: (next: string) => {
      setEmail(next)
      setFault(undefined)
    },
    teams,
    isConfirmed,
    setConfirmed,
    fault,
    failure,
    isBusy,
    submit,
  }
}
