import type { Page } from '@playwright/test'
import { type ActivityItem, listActivity } from '#shared/workspace-activity.ts'

export const ACTIVITY_PAGE = '/settings/team/activity'

const HOUR_MS = 60 * 60 * 1000

/** A line, so many hours ago. */
export const lineOf = (changes: Partial<ActivityItem> & { hoursAgo: number }): ActivityItem => {
  const { hoursAgo, ...given } = changes
  return {
    id: `act_${hoursAgo}`,
    at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    kind: 'approved',
    actor: 'member',
    memberId: 'usr_mira',
    name: 'Mira Castell',
    role: 'admin',
    testimonial: { id: 'testimonial-1', customerName: 'Kaja Berg', customerEmail: 'kaja@client.example' },
    subject: null,
    changes: [],
    count: null,
    ...given,
  }
}

const change = (setting: string, before: string | null, after: string | null) => ({ setting, before, after })

/** Somebody of each kind, and settings with everything that a change can be. */
export const VARIED: readonly ActivityItem[] = [
  lineOf({ hoursAgo: 0 }),
  lineOf({
    hoursAgo: 1,
    kind: 'settings_changed',
    subject: 'Emails',
    testimonial: null,
    changes: [change('Reminder after', '7 days', '10 days'), change('Postal address', null, 'Lindenstraße 4, Berlin')],
  }),
  lineOf({ hoursAgo: 26, kind: 'queued', actor: 'rule', memberId: null, name: null, role: null }),
  lineOf({ hoursAgo: 27, kind: 'bounced', actor: 'system', memberId: null, name: null, role: null }),
  lineOf({ hoursAgo: 28, actor: 'sign_off', memberId: null, name: 'Jo Almqvist', role: null }),
  lineOf({ hoursAgo: 29, kind: 'withdrawn', actor: 'client', memberId: null, name: null, role: null }),
  lineOf({
    hoursAgo: 50,
    kind: 'widget_changed',
    name: 'Ilyas Demir',
    role: null,
    testimonial: null,
    subject: 'Averyveryverylongnameofawidgetthatnobodywouldeverthinkofgiving',
    changes: [change('Layout', 'Carousel', 'Wall'), change('Star colour', '#112233', null)],
  }),
]

/** Answers every call for the activity with these lines. */
export const showActivity = (page: Page, items: readonly ActivityItem[], next: string | null = null) =>
  page.route(`**${listActivity.path}?*`, (route) =>
    route.fulfill({ json: { items, next, members: [{ id: 'usr_mira', name: 'Mira Castell' }] } }),
  )
