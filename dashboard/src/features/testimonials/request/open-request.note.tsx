import { Info } from 'lucide-react'
import * as z from 'zod'
import { listTestimonials } from '#shared/testimonials.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './request.module.css'
import { openRequestTo } from './open-request.ts'

const DEBOUNCE_MS = 400

type OpenRequestNoteProps = { customerEmail: string; exceptId: string | undefined }

/** Warns of asking the same person twice. Nothing stops it, and nothing waits for it. */
export function OpenRequestNote({ customerEmail, exceptId }: OpenRequestNoteProps) {
  const address = useDebounced(customerEmail.trim(), DEBOUNCE_MS)
  const isWhole = z.email().max(200).safeParse(address).success
  return (
    <div role="status" className={styles.note}>
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
        ? 'This address has been asked already and has not answered yet. You could resend that request instead.'
        : 'There is a request to this address already that has not been sent. You could send that one instead.'}
    </p>
  )
}
