import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import styles from './tags.module.css'

export type Named = {
  what: 'tag' | 'service'
  name: string
  maxLength: number
  count: number
  /** What deleting it changes, in sentences. */
  loses: string
  isOpen: boolean
  onOpen: () => void
  onDone: () => void
  onCancel?: () => void
  onSave: (name: string) => Promise<unknown>
  onDelete: () => Promise<unknown>
  /** Further fields of the form. */
  extra?: ReactNode
  children: ReactNode
}

/** One tag or service, with a form to change it and a question before it is deleted. */
export function ManagedRow(props: Named) {
  const { what, name, count, isOpen, onOpen, children } = props
  const [task, setTask] = useState<'change' | 'delete'>('change')
  const start = (next: 'change' | 'delete') => {
    setTask(next)
    onOpen()
  }
  if (isOpen)
    return <li className={styles.managed}>{task === 'change' ? <Form {...props} /> : <Question {...props} />}</li>
  return (
    <li className={`row gap-8 ${styles.managed}`}>
      <span className="shrink grow row">{children}</span>
      <span className="text-13 muted tabular">{count.toLocaleString('en')}</span>
      <IconButton icon={Pencil} label={`Change the ${what} ${name}`} tooltip="Change" onClick={() => start('change')} />
      <IconButton icon={Trash2} label={`Delete the ${what} ${name}`} tooltip="Delete" onClick={() => start('delete')} />
    </li>
  )
}

/** Runs it once, then closes the row; keeps it open and says why if it fails. */
function useTask({ onDone }: Named) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(task: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await task()
      onDone()
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }
  return { isBusy, failure, run }
}

function Form(props: Named) {
  const { what, name, maxLength, extra, onDone, onCancel, onSave } = props
  const [typed, setTyped] = useState(name)
  const { isBusy, failure, run } = useTask(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => onSave(typed))
  }
  return (
    <form className="stack gap-12" onSubmit={submit} noValidate>
      <Field
        ref={(field) => field?.select()}
        label={what === 'tag' ? 'Name of the tag' : 'Name of the service'}
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        error={failure}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="row wrap gap-8">
        {extra}
        <span className="row gap-8 push">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onCancel?.()
              onDone()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" size="small" change="sort testimonials" isBusy={isBusy}>
            Save
          </Button>
        </span>
      </div>
    </form>
  )
}

function Question(props: Named) {
  const { what, name, loses, onDone, onDelete } = props
  const { isBusy, failure, run } = useTask(props)
  return (
    <div className="stack gap-12" role="group" aria-label={`Delete the ${what} ${name}`}>
      <p className="anywhere">
        Delete the {what} “<bdi>{name}</bdi>”? {loses}
      </p>
      {failure && (
        <p className="text-13 danger" role="alert">
          {failure}
        </p>
      )}
      <span className="row gap-8 justify-end">
        <Button ref={(button) => button?.focus()} variant="quiet" size="small" onClick={onDone}>
          Keep it
        </Button>
        <Button
          variant="danger"
          size="small"
          change="sort testimonials"
          isBusy={isBusy}
          onClick={() => void run(onDelete)}
        >
          Delete {what}
        </Button>
      </span>
    </div>
  )
}
