import { Info, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import type { ShownAddress } from './addresses.ts'
import styles from './team.module.css'

type AddressChipsProps = {
  addresses: readonly ShownAddress[]
  typed: string
  error: string | undefined
  onType: (typed: string) => void
  /** Takes in what was typed or pasted. */
  onAdd: (text: string) => void
  onRemove: (email: string) => void
}

const ENDS_ADDRESS = [',', ';', ' ', 'Enter']

/** A field for several email addresses. Each becomes a chip. */
export function AddressChips({ addresses, typed, error, onType, onAdd, onRemove }: AddressChipsProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') {
      const last = addresses.at(-1)
      if (last) onRemove(last.email)
    } else if (ENDS_ADDRESS.includes(event.key) && typed.trim() !== '') {
      event.preventDefault()
      onAdd(typed)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\s,;]/.test(text.trim())) return
    event.preventDefault()
    onAdd(`${typed} ${text}`)
  }
  const notes = addresses.filter(({ note }) => note !== null)
  return (
    <div className="stack gap-8">
      <label className="medium" htmlFor={id}>
        Email addresses
      </label>
      <div className={`row wrap gap-8 border round-control pad-4 ${styles.chips}`}>
        {addresses.length > 0 && (
          <ul role="list" className="row wrap gap-8" aria-label="Addresses">
            {addresses.map(({ email, isSkipped }) => (
              <li
                key={email}
                className={classNames('row gap-4 round-control pad-inline-8', isSkipped ? styles.skipped : styles.chip)}
              >
                <span className="anywhere">{isSkipped ? <s>{email}</s> : email}</span>
                <button
                  type="button"
                  className="inline-center touch-small icons-14 muted hover-ink"
                  aria-label={`Remove ${email}`}
                  onClick={() => {
                    onRemove(email)
                    input.current?.focus()
                  }}
                >
                  <X />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className={`grow ${styles.entry}`}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-notes`}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => typed.trim() !== '' && onAdd(typed)}
        />
      </div>
      <p className="text-13 muted" id={`${id}-hint`}>
        Separate several with commas, spaces or new lines.
      </p>
      <div id={`${id}-notes`} className="stack gap-4 text-13 icons-14 icons-in-line empty-hidden" role="status">
        {error && <p className="danger">{error}</p>}
        {notes.map(({ email, note }) => (
          <p key={email} className="flex gap-8 anywhere">
            <Info />
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}
