import { useEffect, useRef } from 'react'
import { getExistingImport, listExistingImports } from '#shared/existing-import.ts'
import {
  approveImported,
  cancelImportedApproval,
  getImportedToApprove,
  type ImportedApproval,
  type ImportedToApprove,
} from '#shared/imported-approval.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { approvedMessage, cancelledMessage } from './approval.messages.ts'

/** An import, or those of it with a tag or a service. */
export type ImportPart = { id: string; filter: { tag?: string | undefined; service?: string | undefined } }

const POLL_MS = 1000

const refreshed = [
  getImportedToApprove,
  getExistingImport,
  listExistingImports,
  listTestimonials,
  getTestimonialDetails,
]

/** The server approves an import, also without a page. Here it is started, stopped and followed. */
export function useImportApproval(id: string, approval: ImportedApproval | null | undefined) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const followed = useRef<string>(undefined)
  const refreshAll = () => Promise.all(refreshed.map((endpoint) => refresh(endpoint)))
  useFollowing(approval?.state === 'approving')
  useEffect(() => {
    if (approval?.state === 'approving') followed.current = approval.startedAt
    else if (approval?.state === 'done' && followed.current === approval.startedAt) {
      followed.current = undefined
      toast.success(approvedMessage(approval))
    }
  }, [approval, toast])

  async function approve({ filter, readAt }: Pick<ImportPart, 'filter'> & Pick<ImportedToApprove, 'readAt'>) {
    try {
      const started = await call(approveImported, { params: { id }, body: { ...filter, readAt } })
      followed.current = started.startedAt
    } catch (error) {
      toast.danger(messageOf(error))
    }
    await refreshAll()
  }

  async function cancel(): Promise<void> {
    try {
      const ended = await call(cancelImportedApproval, { params: { id } })
      if (ended.state === 'cancelled') toast.success(cancelledMessage(ended))
    } catch (error) {
      toast.danger(messageOf(error))
    }
    await refreshAll()
  }

  return { approve, cancel }
}

/** Asks again while it is under way. */
function useFollowing(isUnderWay: boolean): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      for (const endpoint of refreshed) void refresh(endpoint)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])
}
