import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { searchFrom } from '../lib/search-from.ts'
import { SearchBox } from './search-box.tsx'

const PAUSE_MS = 250

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  /** The current search, as returned by `searchFrom`. */
  q: string
  /** Called when typing pauses, and at once when the search is cleared; also with an unchanged search. */
  onSearch: (q: string) => void
  /** Shows the shortcut that focuses the field. */
  hasKeyHint: boolean
}

/** The search of a list whose address holds it. */
export function SearchField({ ref, label, placeholder, q, onSearch, hasKeyHint }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(q, onSearch)

  return (
    <SearchBox
      ref={ref}
      label={label}
      placeholder={placeholder}
      value={typed}
      onType={setTyped}
      keyHint={hasKeyHint ? '/' : undefined}
    />
  )
}

/** The content of the field: what was typed, until the address changes to something else. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  /** Typed, but not searched for yet. */
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
