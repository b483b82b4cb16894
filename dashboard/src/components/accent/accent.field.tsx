import { type Ref, useId } from 'react'
import useSWR from 'swr'
import { previewAccent } from '#shared/form-settings.ts'
import { Field } from '../field.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { accentMessage } from './accent.messages.ts'
import { chosenColor } from './color.ts'
import { usePaint } from './paint.ts'
import styles from './accent.module.css'

const swatches = [
  { name: 'Pine', color: '#0b6e4f' },
  { name: 'Sea', color: '#0f6e84' },
  { name: 'Ink blue', color: '#2c4fa3' },
  { name: 'Brick', color: '#a8442a' },
  { name: 'Ochre', color: '#8a6100' },
  { name: 'Graphite', color: '#4b4a48' },
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
  const name = useId()
  const color = chosenColor(value)
  const { known, isUnknown } = accent
  return (
    <div className="gap-16 stack">
      <fieldset className={`flex wrap gap-4 ${styles.swatches}`}>
        <legend className="visually-hidden">Colour</legend>
        <Swatch
          name={name}
          label="Default"
          color={ours.color}
          isChosen={color === null}
          onChoose={() => onChange('')}
        />
        {swatches.map((swatch) => (
          <Swatch
            key={swatch.color}
            name={name}
            label={swatch.name}
            color={swatch.color}
            isChosen={color === swatch.color}
            onChoose={() => onChange(swatch.color)}
          />
        ))}
      </fieldset>
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

type SwatchProps = { name: string; label: string; color: string; isChosen: boolean; onChoose: () => void }

function Swatch({ name, label, color, isChosen, onChoose }: SwatchProps) {
  const ref = usePaint<HTMLLabelElement>({ '--swatch': color })
  return (
    <label ref={ref} className="block" title={label}>
      <input
        className="center circle pointer"
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
      />
    </label>
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
