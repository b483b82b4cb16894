import { Bold, Italic } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { EMAIL_MESSAGE_MAX_LENGTH, EMAIL_SUBJECT_MAX_LENGTH } from '#shared/emails.ts'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { insertText, type Mark, toggleMark } from './caret.ts'
import { CharacterCount, MergeFields } from './merge-fields.tsx'
import styles from './style-form.module.css'

type WordsProps = { registration: UseFormRegisterReturn; length: number; placeholder: string; error: string | undefined }

/** A field whose caret is put at the end before it was ever in it. */
function useCaret<T extends HTMLInputElement | HTMLTextAreaElement>() {
  const field = useRef<T>(null)
  const wasEntered = useRef(false)
  const atCaret = (act: (found: T) => void) => {
    const found = field.current
    if (!found) return
    if (!wasEntered.current) found.setSelectionRange(found.value.length, found.value.length)
    act(found)
  }
  return { field, atCaret, onFocus: () => void (wasEntered.current = true) }
}

export function SubjectField({ registration, length, placeholder, error }: WordsProps) {
  const { field, atCaret, onFocus } = useCaret<HTMLInputElement>()
  return (
    <div className={styles.words}>
      <Field
        {...registration}
        ref={(element) => {
          registration.ref(element)
          field.current = element
        }}
        label="Subject"
        aside={<CharacterCount length={length} max={EMAIL_SUBJECT_MAX_LENGTH} />}
        placeholder={placeholder}
        maxLength={EMAIL_SUBJECT_MAX_LENGTH}
        dir="auto"
        autoComplete="off"
        error={error}
        onFocus={onFocus}
      />
      <MergeFields
        label="Put into the subject"
        onInsert={(text) => atCaret((subject) => insertText(subject, text))}
      />
    </div>
  )
}

const keys: Partial<Record<string, Mark>> = { b: '**', i: '*' }

export function MessageField({ registration, length, placeholder, error }: WordsProps) {
  const { field, atCaret, onFocus } = useCaret<HTMLTextAreaElement>()
  const mark = (kind: Mark) => atCaret((message) => toggleMark(message, kind))
  const pressKey = (event: KeyboardEvent) => {
    const kind = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey ? keys[event.key] : undefined
    if (!kind) return
    event.preventDefault()
    mark(kind)
  }
  return (
    <div className={styles.words}>
      <TextArea
        {...registration}
        ref={(element) => {
          registration.ref(element)
          field.current = element
        }}
        label="Message"
        aside={
          <div className={styles.marks}>
            <CharacterCount length={length} max={EMAIL_MESSAGE_MAX_LENGTH} />
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
        hint="What stands between the greeting and the button."
        placeholder={placeholder}
        maxLength={EMAIL_MESSAGE_MAX_LENGTH}
        error={error}
        onFocus={onFocus}
        onKeyDown={pressKey}
      />
      <MergeFields
        label="Put into the message"
        onInsert={(text) => atCaret((message) => insertText(message, text))}
      />
    </div>
  )
}
