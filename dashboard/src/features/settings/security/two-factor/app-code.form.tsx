import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { CODE_LENGTH, CodeField } from '../../../../components/code-field.tsx'
import { FormError } from '../../../../components/form-error.tsx'
import { codeFailure, type EntryFailure } from '../../../../lib/auth/identity-messages.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../../lib/error-message.ts'
import { useReportError } from '../../../../reporting/report-error.ts'
import styles from './two-factor.module.css'

/** The first code of a new app. `onSubmit` throws when it is refused. */
export function AppCode({ onSubmit }: { onSubmit: (code: string) => Promise<void> }) {
  const report = useReportError()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<EntryFailure>()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    if (code.length < CODE_LENGTH) return setFailure({ isWrong: true, message: 'Enter all six digits.' })
    setIsBusy(true)
    try {
      await onSubmit(code)
    } catch (error) {
      const found = codeFailure(error, 'app')
      if (found.message === UNEXPECTED_ERROR_MESSAGE) report(error)
      setFailure(found)
    }
    setIsBusy(false)
  }

  return (
    <form className="stack gap-12" onSubmit={(event) => void submit(event)} noValidate>
      <div className={`stack gap-12 justify-start ${styles.code}`}>
        <CodeField
          value={code}
          onValue={setCode}
          readOnly={isBusy}
          error={failure?.isWrong ? failure.message : undefined}
        />
        <Button type="submit" isBusy={isBusy}>
          Confirm code
        </Button>
      </div>
      <FormError message={failure && !failure.isWrong ? failure.message : undefined} />
    </form>
  )
}
