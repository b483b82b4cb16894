import { CircleCheck, CircleMinus } from 'lucide-react'
import { getSecurity } from '#shared/security.ts'
import { createRecoveryCodes, getTwoFactor, RECOVERY_CODES, type TwoFactor } from '#shared/two-factor.ts'
import { Button, ButtonLink } from '../../../../components/button.tsx'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { useConfirmedSignIn } from '../../../../components/confirm-sign-in.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import type { IdentityUser } from '../../../../lib/auth/identity.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { dayMessage } from '../security.messages.ts'
import { SettingRow } from '../setting.row.tsx'
import styles from '../security.module.css'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { twoFactorFailure } from './two-factor.messages.ts'

type TwoFactorSectionProps = {
  identityUser: IdentityUser
  isEmailConfirmed: boolean
  /** Undefined where another service keeps the accounts: it tells only whether two-factor is on. */
  twoFactor: TwoFactor | undefined
}

export function TwoFactorSection(props: TwoFactorSectionProps) {
  const { identityUser, isEmailConfirmed, twoFactor } = props
  const isOn = twoFactor ? twoFactor.onSince !== null : identityUser.hasTwoFactor
  const { turnOff, createCodes } = useChanges(identityUser)
  return (
    <SettingsSection title="Two-factor" width="page" hint="A second check after your password.">
      <ul className={styles.rows} role="list" aria-label="Two-factor">
        {isOn ? (
          <SettingRow
            what="Authenticator app"
            state={
              <span className="inline-row text-13 success icons-14">
                <CircleCheck />
                {twoFactor?.onSince ? `On since ${dayMessage(twoFactor.onSince)}` : 'On'}
              </span>
            }
            actions={
              <Button variant="line" onClick={turnOff}>
                Turn off
              </Button>
            }
          />
        ) : (
          <SettingRow
            what="Authenticator app"
            state={
              <span className="inline-row text-13 muted icons-14">
                <CircleMinus />
                Off
              </span>
            }
            actions={isEmailConfirmed && <ButtonLink to="/settings/security/two-factor">Set up</ButtonLink>}
          >
            {isEmailConfirmed
              ? 'A six-digit code from an app on your phone. Works without a connection.'
              : 'Confirm your email before you set this up.'}
          </SettingRow>
        )}
        {isOn && twoFactor && (
          <SettingRow
            what="Recovery codes"
            state={
              <span className="inline-row text-13 muted tabular">
                {twoFactor.recoveryCodesLeft} of {RECOVERY_CODES} left
              </span>
            }
            actions={
              <Button variant="line" onClick={createCodes}>
                Create new codes
              </Button>
            }
          >
            Each code signs you in once, if you lose your phone.
          </SettingRow>
        )}
      </ul>
    </SettingsSection>
  )
}

function useChanges(identityUser: IdentityUser) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  const confirmed = useConfirmedSignIn(identityUser)
  const refreshAll = () => Promise.all([refresh(getTwoFactor), refresh(getSecurity)])

  async function turnOffNow() {
    try {
      const isOff = await confirmed(async () => {
        await identityUser.turnTwoFactorOff()
        return true
      })
      if (isOff) toast.success('Two-factor is off.')
    } catch (error) {
      toast.danger(twoFactorFailure(error))
    }
    await refreshAll()
  }

  async function createCodesNow() {
    try {
      const created = await confirmed(() => call(createRecoveryCodes, {}))
      if (!created) return
      toast.succeeded('create-codes')
      modal.open(<RecoveryCodesDialog codes={created.codes} onClose={modal.close} />)
    } catch (error) {
      toast.danger(twoFactorFailure(error), { of: 'create-codes' })
    }
    await refreshAll()
  }

  const confirm = (dialog: { title: string; text: string; label: string; variant?: 'danger'; act: () => void }) =>
    modal.open(
      <ConfirmDialog
        title={dialog.title}
        confirmLabel={dialog.label}
        variant={dialog.variant ?? 'ink'}
        // Closes first, because what follows may open dialogs of its own.
        onConfirm={() => void setTimeout(dialog.act)}
        onClose={modal.close}
      >
        <p>{dialog.text}</p>
      </ConfirmDialog>,
    )

  return {
    turnOff: () =>
      confirm({
        title: 'Turn off two-factor?',
        text: 'Your password alone will sign you in. Your recovery codes stop working.',
        label: 'Turn off',
        variant: 'danger',
        act: () => void turnOffNow(),
      }),
    createCodes: () =>
      confirm({
        title: 'Create new recovery codes?',
        text: 'You get 10 new codes. The codes you have now stop working.',
        label: 'Create codes',
        act: () => void createCodesNow(),
      }),
  }
}
