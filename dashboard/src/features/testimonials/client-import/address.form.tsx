import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import styles from './client-import.module.css'
import { addressProblem } from './clients.ts'

type AddressFormProps = { address: string; onSave: (address: string) => void; onCancel: () => void }

/** Corrects the address of one client. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const [value, setValue] = useState(address)
  const [problem, setProblem] = useState<string>()
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = value.trim()
    const found = addressProblem(typed)
    if (found === null) onSave(typed)
    else setProblem(found)
  }
  return (
    <form className={`stack gap-8 ${styles.address}`} noValidate onSubmit={save}>
      <Field
        ref={(input) => input?.focus()}
        label="Correct address"
        type="email"
        autoComplete="off"
        value={value}
        error={problem}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="row gap-8">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button variant="line" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
