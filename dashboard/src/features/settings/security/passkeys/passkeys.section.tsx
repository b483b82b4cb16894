import { KeyRound, Laptop } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listPasskeys, type Passkey, removePasskey } from '#shared/passkeys.ts'
import { getSecurity } from '#shared/security.ts'
import { Button } from '../../../../components/button.tsx'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { useConfirmedSignIn } from '../../../../components/confirm-sign-in.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import type { IdentityUser } from '../../../../lib/auth/identity.ts'
import { passkeyFailure } from '../../../../lib/auth/passkey-errors.ts'
import { createPasskey, supportsPasskeys } from '../../../../lib/auth/passkeys.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useMinute } from '../../../../lib/use-clock.ts'
import { useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { SettingRow } from '../setting.row.tsx'
import styles from '../security.module.css'
import { passkeyMessage } from './passkeys.messages.ts'
import { RenamePasskeyDialog } from './rename-passkey.dialog.tsx'

type PasskeysSectionProps = { identityUser: IdentityUser; passkeys: readonly Passkey[] }

export function PasskeysSection({ identityUser, passkeys }: PasskeysSectionProps) {
  const section = useRef<HTMLDivElement>(null)
  const { isAdding, add, rename, remove } = usePasskeyChanges({
    identityUser,
    // The button that was pressed is gone with its row.
    onRemoved: () => section.current?.focus({ preventScroll: true }),
  })
  const now = useMinute()
  return (
    <SettingsSection
      title="Passkeys"
      width="page"
      hint="Sign in with your fingerprint, face or screen lock instead of a password."
    >
      <div className="stack gap-16" ref={section} tabIndex={-1} role="group" aria-label="Passkeys">
        {passkeys.length > 0 && (
          <ul className={styles.rows} role="list">
            {passkeys.map((passkey) => (
              <SettingRow
                key={passkey.id}
                icon={passkey.isSecurityKey ? <KeyRound /> : <Laptop />}
                what={passkey.name}
                actions={
                  <>
                    <Button
                      variant="line"
                      size="small"
                      aria-label={`Rename ${passkey.name}`}
                      onClick={() => rename(passkey)}
                    >
                      Rename
                    </Button>
                    <Button
                      variant="line"
                      size="small"
                      aria-label={`Remove ${passkey.name}`}
                      onClick={() => remove(passkey)}
                    >
                      Remove
                    </Button>
                  </>
                }
              >
                {passkeyMessage(passkey, { now })}
              </SettingRow>
            ))}
          </ul>
        )}
        <AddPasskey isBusy={isAdding} onAdd={add} />
      </div>
    </SettingsSection>
  )
}

function AddPasskey({ isBusy, onAdd }: { isBusy: boolean; onAdd: () => void }) {
  const [isSupported] = useState(supportsPasskeys)
  if (!isSupported) return <p className="text-13 muted">This browser can’t use passkeys.</p>
  return (
    <div>
      <Button variant="line" isBusy={isBusy} onClick={onAdd}>
        Add a passkey
      </Button>
    </div>
  )
}

type ChangeOptions = { identityUser: IdentityUser; onRemoved: () => void }

function usePasskeyChanges({ identityUser, onRemoved }: ChangeOptions) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  const confirmed = useConfirmedSignIn(identityUser)
  const [isAdding, setIsAdding] = useState(false)
  const refreshAll = () => Promise.all([refresh(listPasskeys), refresh(getSecurity)])

  async function add() {
    setIsAdding(true)
    try {
      const passkey = await confirmed(() => createPasskey(call))
      if (passkey) {
        await refreshAll()
        toast.success('Passkey added.')
      }
    } catch (error) {
      toast.danger(passkeyFailure(error, 'creating'))
    }
    setIsAdding(false)
  }

  const remove = ({ id, name }: Passkey) => {
    let isRemoved = false
    modal.open(
      <ConfirmDialog
        title="Remove this passkey?"
        confirmLabel="Remove"
        variant="danger"
        onConfirm={async () => {
          await call(removePasskey, { params: { id } })
          await refreshAll()
          isRemoved = true
          toast.success('Passkey removed.')
        }}
        onClose={() => {
          // The dialog gives the focus back to the button when it closes.
          flushSync(modal.close)
          if (isRemoved) onRemoved()
        }}
      >
        <p className="anywhere">
          You can’t sign in with “{name}” any more. To remove it from the device too, delete it in the device’s
          settings.
        </p>
      </ConfirmDialog>,
    )
  }

  return {
    isAdding,
    add: () => void add(),
    remove,
    rename: (passkey: Passkey) => modal.open(<RenamePasskeyDialog passkey={passkey} onClose={modal.close} />),
  }
}
