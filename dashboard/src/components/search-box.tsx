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
  /** For keys that clear nothing. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The key that leads here, shown while nothing is typed. */
  keyHint?: string | undefined
}

/** A field to search in, cleared by Escape and by a button. */
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
    <search className={styles.search} data-size={size}>
      <Search />
      <input
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
        keyHint && <kbd aria-hidden="true">{keyHint}</kbd>
      )}
    </search>
  )
}
