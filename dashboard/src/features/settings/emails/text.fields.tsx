import { Bold, Italic } from 'lucide-react'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { EMAIL_MESSAGE_MAX_LENGTH, EMAIL_SUBJECT_MAX_LENGTH } from '#shared/emails.ts'
import { Field, TextArea } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { insertText, type Mark, toggleMark } from './caret.ts'
import { CharacterCount, MergeFields, UnknownFields } from './merge-fields.tsx'
import styles from './style-form.module.css'

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
          <div className={`row wrap gap-4 ${styles.marks}`}>
            <CharacterCount length={value.length} max={EMAIL_MESSAGE_MAX_LENGTH} />
            <IconButton
              icon={Bold}
              label="Bold"
              aria-keyshortcuts="Control+B Meta+B"
              tooltip="Bold (Ctrl or ⌘ B)"
              onClick={() => mark('**')}
            />
            <IconButton
              icon={Italic}
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
