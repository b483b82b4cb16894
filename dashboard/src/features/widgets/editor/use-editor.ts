import { useEffect, useState } from 'react'
import {
  getWidget,
  listWidgets,
  listWidgetVersions,
  previewWidget,
  publishWidget,
  type WidgetDetails,
} from '#shared/widget-editor.ts'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import {
  asPublished,
  type Changes,
  type Draft,
  draftOf,
  type Fault,
  isSame,
  mergeChanges,
  readDraft,
  withChanges,
} from './draft.ts'
import { measureHeights } from './measure.ts'

type Faults = Partial<Record<Fault, string>>

export type Change = (changes: Changes) => void

export type Failure = { message: string; hint: string }

const PUBLISHED = 'Published. Pages that show it update within a minute.'

const NOTHING_LOST = 'Your changes aren’t lost. Try again.'

const MEANWHILE: Failure = {
  message: 'This widget was published from somewhere else in the meantime.',
  hint: 'Your changes are now applied on top of that version. Check the result, then publish.',
}

type EditorInput = { details: WidgetDetails; onPublished: (details: WidgetDetails) => void }

/** The edited state of a widget, and how to publish it. */
export function useEditor({ details, onPublished }: EditorInput) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [changes, setChanges] = useState<Changes>({})
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const { widget, allows } = details
  const saved = draftOf(details)
  const draft = withChanges(saved, changes)
  const isChanged = !isSame(draft, saved)

  const [known, setKnown] = useState(widget.publishedAt)
  const [own] = useState(() => new Set<string | null>())
  if (known !== widget.publishedAt) {
    setKnown(widget.publishedAt)
    if (isChanged && !own.has(widget.publishedAt)) setFailure(MEANWHILE)
  }

  // The field to fix may be out of view.
  useEffect(() => {
    if (Object.keys(faults).length > 0) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [faults])

  const change: Change = (next) => {
    setChanges((before) => mergeChanges(before, next))
    setFaults((before) => (Object.keys(before).length > 0 ? {} : before))
  }

  function discard() {
    setChanges({})
    setFaults({})
    setFailure(undefined)
  }

  /** If measuring fails, the widget keeps the space it had. */
  async function measure(sent: Draft) {
    try {
      const { previewId } = await call(previewWidget, { params: { id: widget.id }, body: asPublished(sent, allows) })
      return (await measureHeights(previewId)) ?? details.heights
    } catch {
      return details.heights
    }
  }

  /** The newer publication may be our own, if only the answer was lost: then nothing differs. */
  async function readAgain() {
    try {
      const fresh = await call(getWidget, { params: { id: widget.id } })
      own.add(fresh.widget.publishedAt)
      onPublished(fresh)
      const published = draftOf(fresh)
      if (!isSame(withChanges(published, changes), published)) return setFailure(MEANWHILE)
      setChanges({})
      toast.success(PUBLISHED)
    } catch (error) {
      setFailure({ message: messageOf(error), hint: NOTHING_LOST })
    }
  }

  async function publish(): Promise<WidgetDetails | undefined> {
    if (isBusy) return undefined
    setFailure(undefined)
    toast.dismiss()
    const checked = readDraft(draft, null)
    if (checked.faults) {
      setFaults(checked.faults)
      setFailure(checked.other ? { message: checked.other, hint: NOTHING_LOST } : undefined)
      return undefined
    }
    setIsBusy(true)
    try {
      const body = { ...checked.body, heights: await measure(draft), replaces: widget.publishedAt }
      const published = await call(publishWidget, { params: { id: widget.id }, body })
      own.add(published.widget.publishedAt)
      onPublished(published)
      setChanges((now) => (now === changes ? {} : now))
      void refresh(listWidgets)
      void refresh(listWidgetVersions)
      toast.success(PUBLISHED)
      return published
    } catch (error) {
      if (error instanceof ApiError && error.code === 'widgets.slug_taken') setFaults({ slug: error.message })
      else if (error instanceof ApiError && error.code === 'widgets.published_meanwhile') await readAgain()
      else setFailure({ message: messageOf(error), hint: NOTHING_LOST })
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  return { draft, change, faults, failure, isBusy, isChanged, publish, discard }
}
