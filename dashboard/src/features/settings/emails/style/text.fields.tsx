import { Bold, Italic, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import {
  EMAIL_MESSAGE_MAX_LENGTH,
  EMAIL_SUBJECT_MAX_LENGTH,
  MERGE_FIELDS,
  type MergeField,
} from '#shared/email-styles.ts'
import { Field } from '../../../../components/field.tsx'
import { useHasRole } from '../../../../components/changes.ts'
import { IconButton } from '../../../../components/icon-button.tsx'
import { TextArea } from '../../../../components/field.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { insertText, type Mark, toggleMark } from './caret.ts'
import styles from './style.module.css'

type TextProps = {
  registration: UseFormRegisterReturn
  value: string
  placeholder: string
  error: string | undefined
}

/** Moves the caret to where something will be inserted: the end, if it was never in the field. */
function useCaret<T extends HTMLInputElement | HTMLTextAreaElement>({ ref: register }: UseFormRegisterReturn) {
  const field = useRef<T>(null)
  const wasEntered = useRef(false)
  const ref = useCallback(
    (element: T | null) => {
      register(element)
      field.current = element
    },
    [register],
  )
  const atCaret = (act: (found: T) => void) => {
    const found = field.current
    if (!found) return
    if (!wasEntered.current) found.setSelectionRange(found.value.length, found.value.length)
    act(found)
  }
  return { ref, atCaret, onFocus: () => void (wasEntered.current = true) }
}

export function SubjectField({ registration, value, placeholder, error }: TextProps) {
  const { ref, atCaret, onFocus } = useCaret<HTMLInputElement>(registration)
  return (
    <div className="gap-8 stack">
      <Field
        {...registration}
        ref={ref}
        label="Subject"
        aside={<CharacterCount length={value.length} max={EMAIL_SUBJECT_MAX_LENGTH} />}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        error={error}
        onFocus={onFocus}
      />
      <MergeFields
        label="Insert into the subject"
        onInsert={(text) => atCaret((subject) => insertText(subject, text))}
      />
      <UnknownFields value={value} />
    </div>
  )
}

const keys: Partial<Record<string, Mark>> = { b: '**', i: '*' }

export function MessageField({ registration, value, placeholder, error }: TextProps) {
  const { ref, atCaret, onFocus } = useCaret<HTMLTextAreaElement>(registration)
  const mark = (kind: Mark) => atCaret((message) => toggleMark(message, kind))
  const pressKey = (event: KeyboardEvent) => {
    const kind = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey ? keys[event.key] : undefined
    if (!kind) return
    event.preventDefault()
    mark(kind)
  }
  return (
    <div className="gap-8 stack">
      <TextArea
        {...registration}
        ref={ref}
        label="Message"
        aside={
          <div className={`row wrap gap-4 justify-end ${styles.marks}`}>
            <CharacterCount length={value.length} max={EMAIL_MESSAGE_MAX_LENGTH} />
            <IconButton
              icon={Bold}
              change="save changes"
              label="Bold"
              aria-keyshortcuts="Control+B Meta+B"
              tooltip="Bold (Ctrl or ⌘ B)"
              onClick={() => mark('**')}
            />
            <IconButton
              icon={Italic}
              change="save changes"
              label="Italic"
              aria-keyshortcuts="Control+I Meta+I"
              tooltip="Italic (Ctrl or ⌘ I)"
              onClick={() => mark('*')}
            />
          </div>
        }
        hint="Shown between the greeting and the button of a request. Reminders use our wording, in the tone above."
        placeholder={placeholder}
        error={error}
        onFocus={onFocus}
        onKeyDown={pressKey}
      />
      <MergeFields
        label="Insert into the message"
        onInsert={(text) => atCaret((message) => insertText(message, text))}
      />
      <UnknownFields value={value} />
    </div>
  )
}

const wording: Record<MergeField, string> = {
  clientName: 'Client’s name',
  ownerName: 'Your name',
  organisationName: 'Organisation',
  service: 'Service',
}

type MergeFieldsProps = { label: string; onInsert: (text: string) => void }

/** Fields that are filled in for each client, inserted at the caret. */
const MergeFields = ({ label, onInsert }: MergeFieldsProps) =>
  useHasRole('admin') && (
    <div role="group" aria-label={label} className={`row wrap gap-8 text-13 muted ${styles.fields}`}>
      <span aria-hidden="true">Insert</span>
      {MERGE_FIELDS.map((field) => (
        <button
          key={field}
          className="ink border surface pad-block-4 pad-inline-8 phone-touch"
          type="button"
          title={`{{${field}}}`}
          onClick={() => onInsert(`{{${field}}}`)}
        >
          {wording[field]}
        </button>
      ))}
    </div>
  )

const SETTLED_MS = 700

/** Says, once typing stops, which fields are not known. */
function UnknownFields({ value }: { value: string }) {
  const warning = unknownFieldsMessage(useDebounced(value, SETTLED_MS))
  return (
    <div role="status" className={styles.unknown}>
      {warning && (
        <p className="beside gap-8 text-13 anywhere icons-14 icons-in-line" dir="auto">
          <TriangleAlert />
          {warning}
        </p>
      )}
    </div>
  )
}

export const CharacterCount = ({ length, max }: { length: number; max: number }) => (
  <span
    className={classNames('muted tabular nowrap', styles.count, length > max * 0.9 ? 'medium' : 'regular')}
    data-is={length > max ? 'over' : length > max * 0.9 ? 'near' : undefined}
  >
    {length.toLocaleString('en')} of {max.toLocaleString('en')}
  </span>
)

const known: readonly string[] = MERGE_FIELDS

/** What looks like a field but is not one, as typed. It would be in the email just like that. */
function unknownFieldsIn(template: string): string[] {
  const typed = template.match(/\{\{[^{}\n]{0,40}\}{0,2}/g) ?? []
  const unknown = typed.filter((field) => !known.includes(/^\{\{[ \t]*(\w+)[ \t]*\}\}$/.exec(field)?.[1] ?? ''))
  return [...new Set(unknown.map((field) => field.trim()))]
}

/** Null where there is none. */
export function unknownFieldsMessage(template: string): string | null {
  const [first, ...others] = unknownFieldsIn(template)
  if (first === undefined) return null
  if (others.length === 0) return `${first} isn’t a known field. Clients will see it as is.`
  return `${[first, ...others].join(', ')} aren’t known fields. Clients will see them as is.`
}
