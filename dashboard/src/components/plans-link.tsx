import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from './button.tsx'
import { useHasRole } from './changes.ts'

const PLANS = '/settings/subscription'

/** Leads to the plans. Only the owner can choose one: others see nothing. */
export const PlansLink = () =>
  useHasRole('owner') ? (
    <Link className="nowrap" to={PLANS}>
      See plans
    </Link>
  ) : null

export const PlansButton = ({ variant = 'line' }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) =>
  useHasRole('owner') ? (
    <ButtonLink variant={variant} to={PLANS}>
      See plans
    </ButtonLink>
  ) : null
