import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

const tabs = [
  { label: 'Profile', to: '/settings/profile' },
  { label: 'Subscription', to: '/settings/subscription' },
  { label: 'Client form', to: '/settings/form' },
  { label: 'Emails', to: '/settings/emails' },
  { label: 'Stripe', to: '/settings/stripe' },
  { label: 'Data', to: '/settings/data' },
]

export function SettingsLayout({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(`${title} · Settings`)
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', to: '/settings' }, { label: title }]} />
      <h1>{title}</h1>
      <TabLinks label="Settings" items={tabs} />
      <div>{children}</div>
    </>
  )
}
