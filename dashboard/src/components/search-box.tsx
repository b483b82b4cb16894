import { Search, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './search-box.module.css'

type SearchBoxProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  placeholder: string
  size?: 'medium' | 'small'
  value: string
  onType: (value: string) => void
  /** Handles the keys that do not clear the search. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The shortcut that focuses the field, shown while it is empty. */
  keyHint?: string | undefined
}

/** A search field, cleared by Escape and by a button. */
export function SearchBox({
  ref,
  label,
  placeholder,
  size = 'medium',
  value,
  onType,
  onKeyDown,
  keyHint,
}: SearchBoxProps) {
  return (
    <search className={`row shrink relative ${styles.search}`} data-size={size}>
      <Search />
      <input
        className="hover-border"
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return onKeyDown?.(event)
          event.preventDefault()
          onType('')
        }}
      />
      {value ? (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('input')?.focus()
            onType('')
          }}
        />
      ) : (
        keyHint && (
          <kbd className={styles.key} aria-hidden="true">
            {keyHint}
          </kbd>
        )
      )}
    </search>
  )
}
