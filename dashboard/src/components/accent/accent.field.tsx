import type { Ref } from 'react'
import useSWR from 'swr'
import { previewAccent } from '#shared/form-settings.ts'
import { Field } from '../field.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { accentMessage } from './accent.messages.ts'
import { chosenColor } from './color.ts'
import { usePaint } from './paint.ts'
import { Swatches } from './swatches.tsx'
import styles from './accent.module.css'

const swatches = [
  { value: '#0b6e4f', name: 'Pine', color: '#0b6e4f' },
  { value: '#0f6e84', name: 'Sea', color: '#0f6e84' },
  { value: '#2c4fa3', name: 'Ink blue', color: '#2c4fa3' },
  { value: '#a8442a', name: 'Brick', color: '#a8442a' },
  { value: '#8a6100', name: 'Ochre', color: '#8a6100' },
  { value: '#4b4a48', name: 'Graphite', color: '#4b4a48' },
]

/** The colour used when the owner has not chosen one. */
export type OurColor = { color: string; text: string }

type AccentFieldProps = {
  ours: OurColor
  inputRef: Ref<HTMLInputElement>
  /** As typed; empty for the default. */
  value: string
  error: string | undefined
  accent: ReturnType<typeof useAccent>
  onChange: (value: string) => void
}

export function AccentField({ ours, inputRef, value, error, accent, onChange }: AccentFieldProps) {
  const color = chosenColor(value)
  const { known, isUnknown } = accent
  return (
    <div className="gap-16 stack">
      <Swatches
        label="Colour"
        colors={[{ value: '', name: 'Default', color: ours.color }, ...swatches]}
        value={color ?? ''}
        onChange={onChange}
      />
      <div className={`align-start gap-12 ${styles.own}`}>
        <Field
          ref={inputRef}
          label="Custom colour (hex)"
          isOptional
          placeholder={ours.color}
          value={value}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <label className={`gap-8 text-13 medium stack ${styles.picker}`}>
          Pick
          <input
            className="pad-4 round-control surface pointer"
            type="color"
            value={color ?? ours.color}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            aria-label="Pick a colour"
          />
        </label>
      </div>
      <div className={`gap-8 text-13 muted stack ${styles.outcome}`} aria-live="polite">
        {color === null && <p>{ours.text}</p>}
        {color && known && (
          <>
            <p>{accentMessage(known.color, known.accent)}</p>
            <ul className="flex wrap gap-8" role="list">
              <Sample theme="light" color={known.accent.light} />
              <Sample theme="dark" color={known.accent.dark} />
            </ul>
          </>
        )}
        {isUnknown && <p>The colour preview is not available right now. You can still save the colour.</p>}
      </div>
    </div>
  )
}

const grounds = { light: 'On light', dark: 'On dark' }

function Sample({ theme, color }: { theme: 'light' | 'dark'; color: string }) {
  const ref = usePaint<HTMLLIElement>({ '--sample': color })
  return (
    <li ref={ref} className="flex gap-8 medium tabular border round-control surface" data-theme={theme}>
      <span className="regular muted">{grounds[theme]}</span> {color}
    </li>
  )
}

const DEBOUNCE_MS = 120

/** The adjusted colours for light and dark backgrounds; while loading, those of the previous colour. */
export function useAccent(color: string | null) {
  const call = useApi()
  const asked = useDebounced(color, DEBOUNCE_MS)
  const { data, error } = useSWR(
    color === null || asked === null ? null : ['accent', asked],
    async ([, each]) => ({ color: each, accent: await call(previewAccent, { query: { color: each } }) }),
    { keepPreviousData: true, revalidateIfStale: false, revalidateOnFocus: false },
  )
  return { known: color === null ? null : data, isUnknown: color !== null && !data && error !== undefined }
}
