import { Link } from 'react-router-dom'
import { FormError } from '../../../components/form-error.tsx'
import { ApiError } from '../../../lib/api.ts'
import { failureOf } from './request.failure.ts'

const isUsedUp = (error: unknown) => error instanceof ApiError && error.code === 'testimonials.quota_exceeded'

/** Why a request was not saved; nothing before it was tried. */
export function RequestRefusal({ error }: { error: unknown }) {
  const message = error === undefined ? undefined : failureOf(error)
  return (
    <FormError
      message={message}
      hint={isUsedUp(error) ? <Link to="/settings/subscription">See the plans</Link> : undefined}
    />
  )
}
