import { CircleCheck, CircleX, Clock, Layers, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConnectResult } from '#shared/connections.ts'
import { ContactLink } from '../../components/contact-link.tsx'

type Result = {
  tone: 'success' | 'neutral' | 'danger'
  icon: LucideIcon
  title: string
  text: ReactNode
  /** Where to continue, if not in the settings. */
  next?: { label: string; to: string }
}

/** For an address that reports success while nothing is linked: anyone can type one. */
export const notLinked: Result = {
  tone: 'neutral',
  icon: CircleX,
  title: 'No Stripe account is connected.',
  text: <p>You have no connected Stripe account at the moment. You can connect one at any time.</p>,
}

/** Each way that linking an account can end, in plain English. */
export const connectResults: Record<ConnectResult, Result> = {
  connected: {
    tone: 'success',
    icon: CircleCheck,
    title: 'Stripe connected!',
    text: <p>Clients are automatically emailed to request a testimonial once they have paid their invoices.</p>,
  },
  already_connected: {
    tone: 'success',
    icon: CircleCheck,
    title: 'This account is already connected.',
    text: <p>Nothing has changed. To connect another account, choose it at Stripe before you agree.</p>,
  },
  denied: {
    tone: 'neutral',
    icon: CircleX,
    title: 'Stripe was not connected.',
    text: <p>You didn’t agree at Stripe, so nothing was connected. You can connect at any time.</p>,
  },
  expired: {
    tone: 'neutral',
    icon: Clock,
    title: 'That took too long.',
    text: <p>A link to Stripe works once, for 15 minutes. Nothing was connected. Connect again from the settings.</p>,
  },
  limit_reached: {
    tone: 'neutral',
    icon: Layers,
    title: 'Your plan doesn’t allow another account.',
    text: <p>Nothing was connected. Upgrade your plan, or disconnect an account first.</p>,
    next: { label: 'See plans', to: '/settings/subscription' },
  },
  failed: {
    tone: 'danger',
    icon: TriangleAlert,
    title: 'Stripe could not be connected.',
    text: (
      <p>
        Nothing was connected. Connect again from the settings. If it fails again, email <ContactLink />.
      </p>
    ),
  },
}
