import type { ExistingRowInput } from '#shared/existing-import.ts'
import { type Dispatch, type ReactNode, type SetStateAction, useMemo, useRef, useState } from 'react'
import { namesIn } from '#shared/tags.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useTagLists } from '../../../components/tags/use-tag-lists.ts'
import { localDay } from '../../../lib/dates.ts'
import type { Reading } from './columns.ts'
import { DoneStep } from './done.step.tsx'
import { checkTagRoom } from './tag-room.ts'
import { photoOf, type Photos } from './photos.ts'
import { ImportRail } from './import.rail.tsx'
import styles from './import.module.css'
import { DuplicateCard, FixCard, ReadyCard, SkippedCard } from './row.card.tsx'
import { type CheckedRow, createRowChecker, type Draft, duplicatesInFile, readRows } from './rows.ts'
import { GROUPS, GroupChips } from './group-chips.tsx'
import {
  type Choices,
  chosenRows,
  type Duplicate,
  fixed,
  type GroupName,
  groupRows,
  leftOut,
  skipped,
} from './selection.ts'
import { useAlike, useDuplicates } from './use-duplicates.ts'
import type { RowPhoto } from './use-photo-uploads.ts'
import type { ImportRun } from './use-import-run.ts'

const SHOWN = 20

type RowsStepProps = {
  reading: Reading
  photos: Photos
  choices: Choices
  setChoices: Dispatch<SetStateAction<Choices>>
  run: ImportRun
}

/** Problems first, then duplicates, then the rest; beside them what will happen. */
export function RowsStep({ reading, photos, choices, setChoices, run }: RowsStepProps) {
  const [service, setService] = useState('')
  const [tags, setTags] = useState('')
  const rail = useRef<HTMLElement>(null)
  const [today] = useState(() => localDay(new Date()))
  const read = useMemo(() => readRows(reading), [reading])
  const { dateOrder, source } = reading
  const { fixes } = choices
  const check = useMemo(() => createRowChecker({ dateOrder, source, today }), [dateOrder, source, today])
  const checked = useMemo(() => read.map((row) => check(fixed(row, { fixes }))), [read, fixes, check])
  const known = useDuplicates(checked)
  const duplicates = useMemo(() => {
    const all = new Map<number, Duplicate>()
    for (const [number, row] of duplicatesInFile(checked)) all.set(number, { of: 'file', row })
    for (const [number, id] of known.data ?? []) all.set(number, { of: 'workspace', id })
    return all
  }, [checked, known.data])
  const { data: lists } = useTagLists(true)
  const rows = useMemo(
    () =>
      checkTagRoom(checked, {
        existing: lists?.tags.map(({ name }) => name) ?? [],
        forAll: namesIn(tags),
        leftOut: leftOut(duplicates, choices),
      }),
    [checked, lists, tags, duplicates, choices],
  )
  const alike = useAlike(checked, { isWaiting: known.data === undefined })
  const groups = groupRows({ rows, duplicates, alike: alike.data ?? NOTHING_ALIKE, choices })
  const chosen = chosenRows(groups, choices, service.trim())
  const skippedDuplicates = groups.duplicates.filter(({ row }) => !choices.anyway.has(row.number)).length
  const chosenPhotos = photosOfRows({ chosen, rows, photos })
  const photoOfRow = ({ draft }: CheckedRow) => (photos.size > 0 ? photoOf(draft.photo, photos) : null)

  const fix = (number: number, draft: Partial<Draft>) =>
    setChoices((now) => ({ ...now, fixes: new Map(now.fixes).set(number, { ...now.fixes.get(number), ...draft }) }))
  const isShown = (name: GroupName) =>
    choices.shown === null || groups[choices.shown].length === 0 || choices.shown === name
  const toggle = (set: 'skipped' | 'anyway', number: number, isIn: boolean) =>
    setChoices((now) => {
      const changed = new Set(now[set])
      if (isIn) changed.add(number)
      else changed.delete(number)
      return { ...now, [set]: changed }
    })

  if (run.progress?.state === 'done')
    return <DoneStep id={run.progress.id} imported={run.progress.imported} run={run} />
  return (
    <div className={styles.work}>
      <div className={`stack gap-32 content-start ${styles.groups}`} inert={run.progress !== undefined}>
        <SearchFailure search={known} retryLabel="Look for duplicates again" />
        <SearchFailure search={alike} retryLabel="Look for similar ones again" />
        <GroupChips
          groups={groups}
          shown={choices.shown}
          onShow={(shown) => setChoices((now) => ({ ...now, shown }))}
        />
        <Group name={GROUPS.toFix.name} count={groups.toFix.length} isShown={isShown('toFix')}>
          {groups.toFix.map((row) => (
            <FixCard
              key={`${row.number} ${row.problem?.field}`}
              row={row}
              photo={photoOfRow(row)}
              onFix={(draft) => fix(row.number, draft)}
              onSkip={() => setChoices((now) => skipped(now, row.number))}
            />
          ))}
        </Group>
        <Group name={GROUPS.duplicates.name} count={groups.duplicates.length} isShown={isShown('duplicates')}>
          {groups.duplicates.map(({ row, duplicate }) => (
            <DuplicateCard
              key={row.number}
              row={row}
              photo={photoOfRow(row)}
              duplicate={duplicate}
              isImported={choices.anyway.has(row.number)}
              onChange={(isImported) => toggle('anyway', row.number, isImported)}
            />
          ))}
        </Group>
        <Group name={GROUPS.alike.name} count={groups.alike.length} isShown={isShown('alike')}>
          {groups.alike.map(({ row, duplicate }) => (
            <ReadyCard
              key={row.number}
              row={row}
              photo={photoOfRow(row)}
              alike={duplicate}
              isImported={!choices.skipped.has(row.number)}
              onChange={(isImported) => toggle('skipped', row.number, !isImported)}
            />
          ))}
        </Group>
        <Group name={GROUPS.ready.name} count={groups.ready.length} isShown={isShown('ready')}>
          {groups.ready.map((row) => (
            <ReadyCard
              key={row.number}
              row={row}
              photo={photoOfRow(row)}
              isImported={!choices.skipped.has(row.number)}
              onChange={(isImported) => toggle('skipped', row.number, !isImported)}
            />
          ))}
        </Group>
        <Group name={GROUPS.skipped.name} count={groups.skipped.length} isShown={isShown('skipped')}>
          {groups.skipped.map((row) => (
            <SkippedCard
              key={row.number}
              row={row}
              photo={photoOfRow(row)}
              onReturn={() => toggle('skipped', row.number, false)}
            />
          ))}
        </Group>
      </div>
      <div className={`row justify-between gap-16 border-above surface pad-block-8 ${styles.dock}`}>
        <p className="text-13 tabular">
          {chosen.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} ready
        </p>
        <Button variant="line" size="small" onClick={() => rail.current?.scrollIntoView()}>
          Go to import
        </Button>
      </div>
      <ImportRail
        ref={rail}
        receivedVia={reading.source?.name ?? ''}
        chosen={chosen}
        photos={chosenPhotos}
        counts={{
          total: rows.length,
          toFix: groups.toFix.length,
          duplicates: skippedDuplicates,
          skipped: rows.length - chosen.length - groups.toFix.length - skippedDuplicates,
        }}
        service={service}
        onService={setService}
        tags={tags}
        onTags={setTags}
        isSearching={known.data === undefined}
        run={run}
      />
    </div>
  )
}

const NOTHING_ALIKE = new Map<number, Duplicate>()

type ChosenPhotos = { chosen: readonly ExistingRowInput[]; rows: readonly CheckedRow[]; photos: Photos }

function photosOfRows({ chosen, rows, photos }: ChosenPhotos): RowPhoto[] {
  if (photos.size === 0) return []
  const cells = new Map(rows.map(({ number, draft }) => [number, draft.photo]))
  return chosen.flatMap(({ row }) => {
    const file = photoOf(cells.get(row) ?? '', photos)?.file
    return file ? [{ row, file }] : []
  })
}

type SearchFailureProps = {
  search: { error: Error | undefined; isValidating: boolean; mutate: () => unknown }
  retryLabel: string
}

const SearchFailure = ({ search: { error, isValidating, mutate }, retryLabel }: SearchFailureProps) =>
  error && (
    <div className="stack gap-8 justify-start">
      <FormError message={error.message} />
      <Button variant="line" isBusy={isValidating} onClick={() => void mutate()}>
        {retryLabel}
      </Button>
    </div>
  )

type GroupProps = { name: string; count: number; isShown: boolean; children: ReactNode[] }

/** A few cards at first, because thousands would take long to draw. */
function Group({ name, count, isShown, children }: GroupProps) {
  const [shown, setShown] = useState(SHOWN)
  if (count === 0 || !isShown) return null
  const more = Math.min(SHOWN * 5, count - shown)
  return (
    <section className="stack gap-12" aria-label={name}>
      <h2 className={styles.group}>
        {name} <span className="muted regular tabular">{count.toLocaleString('en')}</span>
      </h2>
      <ul className={`stack gap-12 align-start ${styles.cards}`} role="list">
        {children.slice(0, shown)}
      </ul>
      {more > 0 && (
        <p>
          <Button variant="line" onClick={() => setShown(shown + more)}>
            Show {more.toLocaleString('en')} more
          </Button>
        </p>
      )}
    </section>
  )
}
