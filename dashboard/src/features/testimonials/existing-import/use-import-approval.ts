import { useState } from 'react'
import { getExistingImport } from '#shared/existing-import.ts'
import { approveImported, getImportedToApprove, type ImportedToApprove } from '#shared/imported-approval.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { approvedMessage } from './approval.messages.ts'

/** An import, or those of it with a tag or a service. */
export type ImportPart = { id: string; filter: { tag?: string | undefined; service?: string | undefined } }

type Progress = { done: number; total: number }

const refreshed = [getImportedToApprove, getExistingImport, listTestimonials, getTestimonialDetails]

/** Approves an import piece by piece. It can be stopped at any point, and begun again: nothing is approved twice. */
export function useImportApproval({ id, filter }: ImportPart) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()

  async function approve({ waiting: total, readAt }: Pick<ImportedToApprove, 'waiting' | 'readAt'>): Promise<void> {
    const counted = { approved: 0, asked: 0, failed: 0 }
    setProgress({ done: 0, total })
    try {
      const approveAfter = async (after: number): Promise<void> => {
        const piece = await call(approveImported, { params: { id }, body: { ...filter, readAt, after } })
        counted.approved += piece.approved
        counted.asked += piece.asked
        counted.failed += piece.failures.length
        setProgress({ done: Math.min(total, counted.approved + counted.asked + counted.failed), total })
        if (piece.next !== null) await approveAfter(piece.next)
      }
      await approveAfter(0)
      toast.success(approvedMessage(counted))
    } catch (error) {
      toast.danger(messageOf(error), { hint: approvedMessage(counted) })
    } finally {
      await Promise.all(refreshed.map((endpoint) => refresh(endpoint)))
      setProgress(undefined)
    }
  }

  return { progress, approve }
}
