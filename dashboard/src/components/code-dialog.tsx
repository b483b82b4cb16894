import { type SyntheticEvent, useState } from 'react'
import type { CodeStep } from '../lib/auth/identity.ts'
import { codeFailure, type EntryFailure } from '../lib/auth/identity-messages.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../lib/error-message.ts'
import { useReportError } from '../reporting/report-error.ts'
import { CodeField } from './code-field.tsx'
import { Dialog, DialogForm } from './dialog.tsx'
import { Field } from './field.tsx'

type CodeDialogProps = { step: CodeStep; submitLabel: string; onDone: () => void; onClose: () => void }

/** The last step of a sign-in with two-factor: a code from the owner's app, or a recovery code. */
export function CodeDialog({ step, submitLabel, onDone, onClose }: CodeDialogProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { isBusy, failure, enter, clear } = useEnteredCode({ step, kind, onDone })
  const [code, setCode] = useState('')
  const change = (next: typeof kind) => {
    setKind(next)
    setCode('')
    clear()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void enter(code)
  }
  const isApp = kind === 'app'
  const field = {
    value: code,
    onValue: setCode,
    readOnly: isBusy,
    error: failure?.isWrong ? failure.message : undefined,
  }
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
        failure={failure && !failure.isWrong ? failure.message : undefined}
        isBusy={isBusy}
        submitLabel={submitLabel}
        backLabel={isApp ? 'Cancel' : 'Back'}
        onBack={isApp ? onClose : () => change('app')}
        onSubmit={submit}
      >
        {isApp ? (
          <>
            <CodeField {...field} />
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
            hint="Lost your codes too? Ask the person who runs this Goodword, or write to support."
            value={code}
            readOnly={isBusy}
            error={field.error}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

function useEnteredCode({ step, kind, onDone }: { step: CodeStep; kind: 'app' | 'recovery'; onDone: () => void }) {
  const report = useReportError()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<EntryFailure>()
  const enter = async (code: string) => {
    setFailure(undefined)
    if (code.trim() === '') return setFailure({ message: 'Enter the code.', isWrong: true })
    setIsBusy(true)
    try {
      await step.enterCode(code.trim())
      onDone()
    } catch (error) {
      const found = codeFailure(error, kind)
      if (found.message === UNEXPECTED_ERROR_MESSAGE) report(error)
      setFailure(found)
      setIsBusy(false)
    }
  }
  return { isBusy, failure, enter, clear: () => setFailure(undefined) }
}
