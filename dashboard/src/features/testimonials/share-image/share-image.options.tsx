import { Copy, Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isLanguage, type Language, LANGUAGE_NAMES } from '#shared/languages.ts'
import {
  SHARE_COLORS,
  SHARE_FORMATS,
  type ShareFormat,
  type ShareImageContent,
  type ShareImageSource,
} from '#shared/share-image.ts'
import {
  partsOf,
  SHARE_FONT_NAMES,
  type ShareChoice,
  type ShareFontName,
  type SharePart,
} from '#shared/share-image/choice.ts'
import { Swatches } from '../../../components/accent/swatches.tsx'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { useCopyText } from '../../../components/copy-text.ts'
import { TextArea } from '../../../components/field.tsx'
import { Segments } from '../../../components/segments.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { FORMATS } from './share-image.address.ts'
import { allowedMessage, colorNames, fontNames, formatNames, partNames } from './share-image.messages.ts'
import styles from './share-image.module.css'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`stack gap-12 ${styles.group}`}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** The formats as they look. */
export const FormatOptions = ({
  format,
  onChange,
}: {
  format: ShareFormat
  onChange: (format: ShareFormat) => void
}) => (
  <Group title="Format">
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">Format</legend>
      {FORMATS.map((each) => {
        const { width, height, ratio } = SHARE_FORMATS[each]
        const [across, down] = [(14 * width) / Math.max(width, height), (14 * height) / Math.max(width, height)]
        return (
          <label key={each} className="relative stack gap-4 text-13 muted border round-control">
            <input type="radio" name="format" checked={each === format} onChange={() => onChange(each)} />
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
              <rect x={10 - across / 2} y={10 - down / 2} width={across} height={down} rx="1.5" strokeWidth="1.5" />
            </svg>
            <b className="medium ink">{ratio}</b>
            <span>{formatNames[each]}</span>
          </label>
        )
      })}
    </fieldset>
    <p className="text-13 muted tabular">
      {SHARE_FORMATS[format].width} × {SHARE_FORMATS[format].height} px
    </p>
  </Group>
)

type LanguageOptionsProps = {
  source: ShareImageSource
  /** Null for the original. */
  language: Language | null
  onChange: (language: Language | null) => void
}

/** The original or a translation, which the image marks as one. Nothing without translations. */
export function LanguageOptions({ source: { translations }, language, onChange }: LanguageOptionsProps) {
  if (translations.length === 0) return null
  const chosen = translations.find((each) => each.language === language)
  return (
    <Group title="Language">
      <SelectField
        label="Text in the image"
        hint={chosen && `The image says “${chosen.translatedBy}”.`}
        value={chosen?.language ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(isLanguage(value) ? value : null)}
      >
        <option value="">Original</option>
        {translations.map((each) => (
          <option key={each.language} value={each.language} lang={each.language}>
            {LANGUAGE_NAMES[each.language]}
          </option>
        ))}
      </SelectField>
    </Group>
  )
}

const TEXTS = [
  { value: 'full', label: 'Full text' },
  { value: 'excerpt', label: 'Excerpt' },
] as const
export type ShownText = (typeof TEXTS)[number]['value']

type ChoiceProps = {
  /** All that the image may show. */
  content: ShareImageContent
  choice: ShareChoice
  onChange: (choice: ShareChoice) => void
}

const toggled = ({ hidden, ...choice }: ShareChoice, part: SharePart): ShareChoice => ({
  ...choice,
  hidden: hidden.includes(part) ? hidden.filter((each) => each !== part) : [...hidden, part],
})

/** Which text, and whether its highlight stands out. Nothing without an excerpt and a highlight. */
export function TextOptions({
  text,
  onChangeText,
  ...props
}: ChoiceProps & { text: ShownText; onChangeText: (text: ShownText) => void }) {
  const { excerpt, highlight } = props.content.testimonial
  if (excerpt === null && highlight === null) return null
  return (
    <Group title="Text">
      {excerpt !== null && <Segments label="Text" options={TEXTS} value={text} onChange={onChangeText} />}
      {highlight !== null && (
        <PartOption part="highlight" {...props} hint={<mark className={styles.highlight}>{highlight}</mark>} />
      )}
    </Group>
  )
}

/** What the owner may leave out, and what the client allows. */
export function PartOptions(props: ChoiceProps) {
  const parts = partsOf(props.content).filter((part) => part !== 'highlight')
  return (
    <Group title="Show">
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartOption key={part} part={part} {...props} />
        ))}
      </div>
      <p className="flex gap-8 text-13 muted icons-14 icons-in-line">
        <Lock />
        <span>{allowedMessage(props.content)}</span>
      </p>
    </Group>
  )
}

const PartOption = ({
  part,
  choice,
  onChange,
  hint,
}: Omit<ChoiceProps, 'content'> & { part: SharePart; hint?: ReactNode }) => (
  <Checkbox
    label={partNames[part]}
    hint={hint}
    checked={!choice.hidden.includes(part)}
    onChange={() => onChange(toggled(choice, part))}
  />
)

/** The colour and the fonts. */
export function BrandOptions({ content, choice, onChange }: ChoiceProps) {
  const { accent } = content.brand
  const colors = [
    ...(accent ? [{ value: 'brand' as const, name: colorNames.brand, color: accent.light }] : []),
    {
      value: accent ? ('mulberry' as const) : ('brand' as const),
      name: colorNames.mulberry,
      color: SHARE_COLORS.mulberry.light,
    },
    { value: 'blue' as const, name: colorNames.blue, color: SHARE_COLORS.blue.light },
    { value: 'rust' as const, name: colorNames.rust, color: SHARE_COLORS.rust.light },
  ]
  const value = !accent && choice.color === 'mulberry' ? 'brand' : choice.color
  return (
    <Group title="Brand">
      <Swatches label="Colour" colors={colors} value={value} onChange={(color) => onChange({ ...choice, color })} />
      <div className={styles.fonts}>
        <FontSelect
          label="Quote font"
          value={choice.quoteFont}
          onChange={(quoteFont) => onChange({ ...choice, quoteFont })}
        />
        <FontSelect
          label="Names font"
          value={choice.namesFont}
          onChange={(namesFont) => onChange({ ...choice, namesFont })}
        />
      </div>
    </Group>
  )
}

type FontSelectProps = { label: string; value: ShareFontName; onChange: (font: ShareFontName) => void }

const FontSelect = ({ label, value, onChange }: FontSelectProps) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ currentTarget }) =>
      onChange(SHARE_FONT_NAMES.find((font) => font === currentTarget.value) ?? 'design')
    }
  >
    {SHARE_FONT_NAMES.map((font) => (
      <option key={font} value={font}>
        {fontNames[font]}
      </option>
    ))}
  </SelectField>
)

/** Begins with what the image says; the owner may write another one before copying. `key` it by `text`. */
export function AltText({ text }: { text: string }) {
  const copyText = useCopyText()
  const [written, setWritten] = useState(text)
  const copy = () => copyText(written, { done: 'Alt text copied.', instead: 'Select the text and copy it.' })
  return (
    <section className={`stack gap-12 ${styles.group}`}>
      <TextArea
        label="Alt text"
        className="text-13"
        rows={4}
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <Button className="justify-self-start" variant="line" size="small" onClick={() => void copy()}>
        <Copy />
        Copy alt text
      </Button>
    </section>
  )
}
