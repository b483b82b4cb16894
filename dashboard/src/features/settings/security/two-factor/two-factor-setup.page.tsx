import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getSecurity } from '#shared/security.ts'
import { getTwoFactor } from '#shared/two-factor.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Breadcrumbs } from '../../../../components/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../../components/button.tsx'
import { FormError } from '../../../../components/form-error.tsx'
import { useToast } from '../../../../components/toast.tsx'
import type { IdentityUser } from '../../../../lib/auth/identity.ts'
import { useAuth } from '../../../../lib/auth/use-auth.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsLoading } from '../../settings.layout.tsx'
import { AppCode } from './app-code.form.tsx'
import { AppKey } from './app-key.tsx'
import { RecoveryCodes, SAVE_FIRST } from './recovery-codes.tsx'
import { type Setup, useTwoFactorSetup } from './two-factor-setup.ts'
import styles from './two-factor.module.css'

const SECURITY = '/settings/security'

export function TwoFactorSetupPage() {
  usePageTitle(pageHeads['/settings/security/two-factor'].title)
  const auth = useAuth()
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Settings', to: '/settings' },
          { label: 'Security', to: SECURITY },
          { label: 'Set up two-factor' },
        ]}
      />
      <h1>Set up two-factor</h1>
      <p className="above-8 below-24 muted measure">
        You need an authenticator app on your phone: 1Password, Bitwarden, Google Authenticator or any other.
      </p>
      {auth.status === 'signedIn' && <SetupSteps identityUser={auth.user} />}
    </>
  )
}

function SetupSteps({ identityUser }: { identityUser: IdentityUser }) {
  const navigate = useNavigate()
  const toast = useToast()
  const refresh = useRefresh()
  const leave = () => void navigate(SECURITY)
  const finish = () => {
    void refresh(getTwoFactor)
    void refresh(getSecurity)
    toast.success('Two-factor is on.')
    leave()
  }
  const { setup, hasRecoveryCodes, begin, turnOn, createCodes } = useTwoFactorSetup(identityUser, {
    onGivenUp: leave,
    onDone: finish,
  })
  if (setup.step === 'starting') return <SettingsLoading />
  if (setup.step === 'failed') {
    return (
      <div className={`stack gap-16 justify-start ${styles.failed}`}>
        <FormError message={setup.message} />
        <div className="flex wrap gap-8">
          <Button variant="line" onClick={begin}>
            Try again
          </Button>
          <ButtonLink variant="quiet" to={SECURITY}>
            Back to Security
          </ButtonLink>
        </div>
      </div>
    )
  }
  const isOn = setup.step === 'codes'
  return (
    <>
      <ol className={styles.steps}>
        <Step number={1} title="Scan this code with the app" isDone={isOn}>
          {!isOn && <AppKey start={setup.start} />}
        </Step>
        <Step number={2} title="Enter the six digits it shows" isDone={isOn}>
          {!isOn && <AppCode onSubmit={turnOn} />}
        </Step>
        {hasRecoveryCodes && (
          <Step number={3} title="Save your recovery codes" isLater={!isOn}>
            {isOn ? (
              <CodesStep setup={setup} onRetry={createCodes} onFinish={finish} />
            ) : (
              <p className="muted">They appear once the code is right.</p>
            )}
          </Step>
        )}
      </ol>
      {!isOn && (
        <ButtonLink variant="quiet" to={SECURITY}>
          Cancel
        </ButtonLink>
      )}
    </>
  )
}

type StepProps = { number: number; title: string; isDone?: boolean; isLater?: boolean; children?: ReactNode }

const Step = ({ number, title, isDone = false, isLater = false, children }: StepProps) => (
  <li className={classNames(styles.step, isDone && styles.done, isLater && styles.later)}>
    <span className={`tabular medium text-14 ${styles.number}`} aria-hidden="true">
      {isDone ? <Check /> : number}
    </span>
    <div className="shrink stack gap-12">
      <h2 className="text-16">
        {title}
        {isDone && <span className="visually-hidden"> (done)</span>}
      </h2>
      {children}
    </div>
  </li>
)

type CodesStepProps = { setup: Extract<Setup, { step: 'codes' }>; onRetry: () => void; onFinish: () => void }

/** Two-factor is on already. Whoever leaves now has no codes, but can create new ones at any time. */
function CodesStep({ setup: { codes, failure }, onRetry, onFinish }: CodesStepProps) {
  const [isSaved, setIsSaved] = useState(false)
  if (failure) {
    return (
      <div className="stack gap-16 justify-start">
        <FormError message={`Two-factor is on, but your codes could not be created. ${failure}`} />
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!codes) return <SettingsLoading />
  return (
    <div className="stack gap-16 justify-start">
      <RecoveryCodes codes={codes} isSaved={isSaved} onSavedChange={setIsSaved} />
      <Button disabledReason={isSaved ? undefined : SAVE_FIRST} onClick={onFinish}>
        Finish
      </Button>
    </div>
  )
}
