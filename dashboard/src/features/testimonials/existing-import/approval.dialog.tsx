import { useState } from 'react'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import type { ImportedToApprove } from '#shared/imported-approval.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { Stars } from '../../../stars/stars.tsx'
import { ShownTestimonial } from '../decision/shown-testimonial.tsx'
import { TestimonialPager } from '../decision/testimonial.pager.tsx'
import { approvalMessage, type Signers } from '../sign-off/sign-off.messages.ts'
import { consequenceMessage, questionMessage, starRows } from './approval.messages.ts'
import type { ImportPart } from './use-import-approval.ts'

type ApprovalDialogProps = {
  part: ImportPart
  found: ImportedToApprove
  signers: Signers | null
  onConfirm: () => void
  onClose: () => void
}

/** How many are approved, from where and with which stars, and each of them to read. */
export function ApprovalDialog({ part, found, signers, onConfirm, onClose }: ApprovalDialogProps) {
  const { waiting, private: kept, ratings } = found
  const signing = approvalMessage(waiting > kept ? [{ isPrivate: false }, { isPrivate: false }] : [], signers)
  return (
    <ConfirmDialog
      title={questionMessage(found)}
      confirmLabel={`Approve ${waiting.toLocaleString('en')}`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <table className="fit text-13">
        <caption className="visually-hidden">Stars</caption>
        <tbody>
          {starRows(ratings).map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row" className="regular">
                {stars === 0 ? 'No stars' : <Stars rating={stars} />}
              </th>
              <td className="tabular pad-inline-8">{count.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Reader part={part} />
      <p>{consequenceMessage(found)}</p>
      {signing && <p>{signing}</p>}
    </ConfirmDialog>
  )
}

/** One after the other, oldest first. Each page is loaded when it is reached. */
function Reader({ part: { id: importId, filter } }: Pick<ApprovalDialogProps, 'part'>) {
  const [index, setIndex] = useState(0)
  const page = Math.floor(index / PAGE_SIZE) + 1
  const list = useEndpoint(listTestimonials, {
    query: { importId, ...filter, status: 'submitted', sort: 'oldest', page, pageSize: PAGE_SIZE },
  })
  const shown = list.data?.items[index % PAGE_SIZE]
  const [count, setCount] = useState(0)
  const counted = list.data?.counts.submitted ?? count
  if (counted !== count) setCount(counted)
  const details = useEndpoint(getTestimonialDetails, shown ? { params: { id: shown.id } } : null)
  return (
    <>
      {counted > 1 && <TestimonialPager index={index} count={counted} shown={shown} onChange={setIndex} />}
      {shown && <ShownTestimonial key={shown.id} testimonial={shown} details={details.data} />}
    </>
  )
}
