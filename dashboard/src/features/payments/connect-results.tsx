import { CircleCheck, CircleX, Clock, Layers, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConnectResult } from '#shared/connections.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'

type Told = {
  tone: 'success' | 'neutral' | 'danger'
  icon: LucideIcon
  title: string
  text: ReactNode
  /** Where to go on instead of the settings. */
  next?: { label: string; to: string }
}

/** For an address that says so while nothing is linked: anybody can write one. */
export const notLinked: Told = {
  tone: 'neutral',
  icon: CircleX,
  title: 'No Stripe account is connected.',
  text: <p>Nothing is linked to your account at the moment. You can connect at any time.</p>,
}

/** Each way in which linking an account can end, in plain words. */
export const connectResults: Record<ConnectResult, Told> = {
  connected: {
    tone: 'success',
    icon: CircleCheck,
    title: 'Stripe connected!',
    text: <p>Clients are automatically emailed to request a testimonial once they have paid their invoices.</p>,
  },
  already_connected: {
    tone: 'success',
    icon: CircleCheck,
    title: 'This account is connected already.',
    text: <p>Nothing has changed. To link another account, choose it at Stripe before you agree.</p>,
  },
  denied: {
    tone: 'neutral',
    icon: CircleX,
    title: 'Stripe was not connected.',
    text: <p>You did not agree at Stripe, so nothing is linked. You can connect at any time.</p>,
  },
  expired: {
    tone: 'neutral',
    icon: Clock,
    title: 'That took too long.',
    text: <p>A link to Stripe works once, for 15 minutes. Nothing is linked: connect again from the settings.</p>,
  },
  limit_reached: {
    tone: 'neutral',
    icon: Layers,
    title: 'Your plan has no room for another account.',
    text: <p>Nothing is linked. Move to a larger plan, or disconnect an account first.</p>,
    next: { label: 'See the plans', to: '/settings/subscription' },
  },
  failed: {
    tone: 'danger',
    icon: TriangleAlert,
    title: 'Stripe could not be connected.',
    text: (
      <p>
        Nothing is linked. Connect again from the settings; if it fails once more, write to{' '}
        <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>.
      </p>
    ),
  },
}
