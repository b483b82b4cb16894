import { type SyntheticEvent, useState } from 'react'
import { readInstallation } from '../installation/installation.ts'
import type { CodeStep } from '../lib/auth/identity.ts'
import type { CodeKind } from '../lib/auth/identity-messages.ts'
import { useCodeEntry } from './code-entry.ts'
import { CodeField } from './code-field.tsx'
import { Dialog, DialogForm } from './dialog.tsx'
import { Field } from './field.tsx'

type CodeDialogProps = { step: CodeStep; submitLabel: string; onDone: () => void; onClose: () => void }

/** The last step of a sign-in with two-factor: a code from the owner's app, or a recovery code. */
export function CodeDialog({ step, submitLabel, onDone, onClose }: CodeDialogProps) {
  const [kind, setKind] = useState<CodeKind>('app')
  const [code, setCode] = useState('')
  const { isBusy, codeError, otherError, enter, clear } = useCodeEntry(kind, async (entered) => {
    await step.enterCode(entered)
    onDone()
  })
  const change = (next: CodeKind) => {
    setKind(next)
    setCode('')
    clear()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    enter(code)
  }
  const isApp = kind === 'app'
  return (
    <Dialog
      key={kind}
      title={isApp ? 'Enter the code from your app' : 'Use a recovery code'}
      width={450}
      onClose={onClose}
      canClose={!isBusy}
      hasCloseButton={false}
    >
      <DialogForm
        failure={otherError}
        isBusy={isBusy}
        submitLabel={submitLabel}
        backLabel={isApp ? 'Cancel' : 'Back'}
        onBack={isApp ? onClose : () => change('app')}
        onSubmit={submit}
      >
        {isApp ? (
          <>
            <CodeField value={code} onValue={setCode} readOnly={isBusy} error={codeError} />
            <p>
              <button type="button" className="text-13 accent underline phone-touch" onClick={() => change('recovery')}>
                Use a recovery code
              </button>
            </p>
          </>
        ) : (
          <Field
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxx-xxxx"
            hint={`Lost your codes too? Write to ${readInstallation().contactEmail}.`}
            value={code}
            readOnly={isBusy}
            error={codeError}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}
