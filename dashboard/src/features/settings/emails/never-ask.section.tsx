import { X } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { addDoNotAsk, type DoNotAskEntry, doNotAskPattern, listDoNotAsk, removeDoNotAsk } from '#shared/do-not-ask.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { TextArea } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import styles from './emails.module.css'

const SEARCHED_FROM = 20

export function NeverAskSection() {
  const { data, error, isValidating, mutate } = useEndpoint(listDoNotAsk, {})
  const show = (list: { items: DoNotAskEntry[] }) => void mutate(list, { revalidate: false })
  return (
    <SettingsSection title="Do-not-ask list" hint="Email addresses and domains we never send requests to.">
      <AddEntries onAdded={show} />
      {data ? (
        <Entries items={data.items} onChanged={show} />
      ) : error ? (
        <LoadFailure what="The list" {...{ error, isValidating, mutate }} />
      ) : (
        <Skeleton length="long" />
      )}
    </SettingsSection>
  )
}

type Show = (list: { items: DoNotAskEntry[] }) => void

function AddEntries({ onAdded }: { onAdded: Show }) {
  const call = useApi()
  const toast = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function add(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const { patterns, fault: found } = readEntries(typed)
    setFault(found)
    if (found) return field.current?.focus()
    setIsBusy(true)
    try {
      onAdded(await call(addDoNotAsk, { body: { patterns } }))
      setTyped('')
      toast.success(
        patterns.length === 1 ? `${patterns[0]} won’t be asked.` : `${patterns.length} entries won’t be asked.`,
      )
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={add} noValidate className="stack justify-start gap-12" aria-label="Do-not-ask list">
      <TextArea
        ref={field}
        label="Email addresses or domains"
        rows={2}
        className={`full ${styles.short}`}
        placeholder="ana@example.com, @example.org"
        hint="Separate several with commas or line breaks. A domain like @example.org applies to everyone at that domain."
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" change="add addresses" variant="line" isBusy={isBusy}>
        Add to list
      </Button>
    </form>
  )
}

function Entries({ items, onChanged }: { items: DoNotAskEntry[]; onChanged: Show }) {
  const call = useApi()
  const toast = useToast()
  const [search, setSearch] = useState('')
  const [removing, setRemoving] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const sought = search.trim().toLowerCase()
  const found = items.filter(({ pattern }) => pattern.includes(sought))
  async function remove(pattern: string) {
    if (removing !== undefined) return
    setRemoving(pattern)
    try {
      onChanged(await call(removeDoNotAsk, { params: { pattern } }))
      toast.success(`${pattern} can be asked again.`)
      place.current?.focus()
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setRemoving(undefined)
    }
  }
  if (items.length === 0) return <p className="text-13 muted">The list is empty.</p>
  return (
    <div className={`stack gap-12 ${styles.entries}`} ref={place} tabIndex={-1}>
      <p className="text-13 muted">{sought ? `${found.length} of ${items.length}` : items.length} on the list</p>
      {items.length > SEARCHED_FROM && (
        <Field
          label="Search the list"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        <ul className="border-block" role="list" aria-label="Do not ask" tabIndex={0}>
          {found.map(({ pattern, addedAt }) => (
            <li className="align-center gap-12" key={pattern}>
              <bdi className="anywhere">{pattern}</bdi>
              <span className="text-13 muted tabular">{fullDate(addedAt)}</span>
              <IconButton
                icon={X}
                label={`Remove ${pattern}`}
                tooltip="Remove"
                change="remove addresses"
                disabledReason={removing === pattern ? WAIT : undefined}
                onClick={() => void remove(pattern)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ReadEntries = { patterns: string[]; fault: string | undefined }

/** The entries that were typed, one per line or separated by commas, and the first problem found. */
export function readEntries(typed: string): ReadEntries {
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const wrong = words.find((word) => !doNotAskPattern.safeParse(word).success)
  if (words.length === 0) return { patterns: [], fault: 'Enter an email address or a domain.' }
  if (wrong !== undefined) return { patterns: [], fault: `“${wrong}” isn’t an email address or a domain.` }
  return { patterns: [...new Set(words.map((word) => doNotAskPattern.parse(word)))], fault: undefined }
}
