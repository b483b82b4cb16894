import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../../../components/icon-button.tsx'
import styles from './search.field.module.css'
import { searchFrom } from './testimonial-list.address.ts'

const PAUSE_MS = 250

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>
  /** What is searched for. */
  q: string
  /** Called once typing pauses, and at once when the search is cleared; also with what is searched for already. */
  onSearch: (q: string) => void
  /** Shows the key that leads here. */
  hasKeyHint: boolean
}

export function SearchField({ ref, q, onSearch, hasKeyHint }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(q, onSearch)

  return (
    <search className={styles.search}>
      <Search />
      <input
        ref={ref}
        type="search"
        aria-label="Search testimonials"
        placeholder="Search clients and words"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !typed) return
          event.preventDefault()
          setTyped('')
        }}
      />
      {typed ? (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('input')?.focus()
            setTyped('')
          }}
        />
      ) : (
        hasKeyHint && <kbd aria-hidden="true">/</kbd>
      )}
    </search>
  )
}

/** What stands in the field: what was typed, until the address comes to say something else. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  /** Typed, and not searched for yet. */
  const [ahead, setAhead] = useState<string>()
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    if (!ahead && searchFrom(typed) !== q) setTyped(q)
  }

  const search = useEffectEvent((text: string) => {
    setAhead(undefined)
    onSearch(searchFrom(text))
  })

  useEffect(() => {
    if (!ahead) return
    const timer = setTimeout(() => search(ahead), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ahead])

  const type = (text: string) => {
    setTyped(text)
    setAhead(text)
    if (!text) onSearch('')
  }
  return [typed, type] as const
}
