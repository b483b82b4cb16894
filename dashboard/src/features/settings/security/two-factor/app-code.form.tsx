import { useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { useCodeEntry } from '../../../../components/code-entry.ts'
import { CodeField } from '../../../../components/code-field.tsx'
import { FormError } from '../../../../components/form-error.tsx'
import styles from './two-factor.module.css'

/** The first code of a new app. `onSubmit` throws when it is refused. */
export function AppCode({ onSubmit }: { onSubmit: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const { isBusy, codeError, otherError, enter } = useCodeEntry('app', onSubmit)
  return (
    <form
      className="stack gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        enter(code)
      }}
      noValidate
    >
      <div className={`stack gap-12 justify-start ${styles.code}`}>
        <CodeField value={code} onValue={setCode} readOnly={isBusy} error={codeError} />
        <Button type="submit" isBusy={isBusy}>
          Confirm code
        </Button>
      </div>
      <FormError message={otherError} />
    </form>
  )
}
