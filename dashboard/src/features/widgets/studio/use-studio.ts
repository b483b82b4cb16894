import { useEffect, useState } from 'react'
import { listWidgets, previewWidget, publishWidget, type WidgetDetails } from '#shared/widget-studio.ts'
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

type StudioInput = { details: WidgetDetails; onPublished: (details: WidgetDetails) => void }

/** What is being made of a widget, and the way to publish it. */
export function useStudio({ details, onPublished }: StudioInput) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [changes, setChanges] = useState<Changes>({})
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { widget, allows } = details
  const saved = draftOf(details)
  const draft = withChanges(saved, changes)

  // Where something has to be put right may be out of sight.
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

  /** Whatever cannot be measured keeps the space that it had. */
  async function measure(sent: Draft) {
    try {
      const { previewId } = await call(previewWidget, { params: { id: widget.id }, body: asPublished(sent, allows) })
      return (await measureHeights(previewId)) ?? details.heights
    } catch {
      return details.heights
    }
  }

  async function publish(): Promise<WidgetDetails | undefined> {
    if (isBusy) return undefined
    setFailure(undefined)
    toast.dismiss()
    const checked = readDraft(draft, null)
    if (checked.faults) {
      setFaults(checked.faults)
      return undefined
    }
    setIsBusy(true)
    try {
      const body = { ...checked.body, heights: await measure(draft) }
      const published = await call(publishWidget, { params: { id: widget.id }, body })
      onPublished(published)
      setChanges((now) => (now === changes ? {} : now))
      void refresh(listWidgets)
      toast.success('Published. Pages that show it follow within a minute.')
      return published
    } catch (error) {
      if (error instanceof ApiError && error.code === 'widgets.slug_taken') setFaults({ slug: error.message })
      else setFailure(messageOf(error))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  return { draft, change, faults, failure, isBusy, isChanged: !isSame(draft, saved), publish, discard }
}
