import { Info } from 'lucide-react'
import * as z from 'zod'
import { listTestimonials } from '#shared/testimonials.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './request.module.css'
import { openRequestTo } from './open-request.ts'

const DEBOUNCE_MS = 400

type OpenRequestNoteProps = { customerEmail: string; exceptId: string | undefined }

/** Warns of asking the same person twice. It blocks nothing. */
export function OpenRequestNote({ customerEmail, exceptId }: OpenRequestNoteProps) {
  const address = useDebounced(customerEmail.trim(), DEBOUNCE_MS)
  const isWhole = z.email().max(200).safeParse(address).success
  return (
    <div role="status" className={`icons-14 icons-in-line empty-hidden ${styles.note}`}>
      {isWhole && address === customerEmail.trim() && <OpenRequest address={address} exceptId={exceptId} />}
    </div>
  )
}

function OpenRequest({ address, exceptId }: { address: string; exceptId: string | undefined }) {
  const { data } = useEndpoint(listTestimonials, { query: { q: address, pageSize: 20 } })
  const open = data && openRequestTo({ address, exceptId, items: data.items })
  if (!open) return null
  return (
    <p>
      <Info />
      {open.status === 'sent'
        ? 'You’ve already asked this address and have no answer yet. You could resend that request instead.'
        : 'You already have an unsent request to this address. You could send that one instead.'}
    </p>
  )
}
