import { useState } from 'react'
import {
  ACTIVITY_DAYS,
  ACTIVITY_GROUPS,
  type ActivityGroup,
  type ActivityItem,
  listActivity,
} from '#shared/workspace-activity.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useEndpoint } from '../../../../lib/use-endpoint.ts'
import type { ViewAddress } from '../../../../lib/view-in-address.ts'

export type ActivityDays = (typeof ACTIVITY_DAYS)[number]

/** What the page shows, as its address describes it. */
export type ActivityView = {
  /** Null for all. */
  kind: ActivityGroup | null
  /** A member's user id, or those who are no members; null for everybody. */
  person: string | null
  days: ActivityDays
}

export const NEWEST_ACTIVITY: ActivityView = { kind: null, person: null, days: 30 }
export const ALL_ACTIVITY: ActivityView = { ...NEWEST_ACTIVITY, days: 730 }

const PATH = '/settings/team/activity'
const PERSON = /^[\w-]{1,64}$/

/** The view that an address describes. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): ActivityView {
  const person = params.get('person') ?? ''
  return {
    kind: ACTIVITY_GROUPS.find((group) => group === params.get('kind')) ?? null,
    person: PERSON.test(person) ? person : null,
    days: ACTIVITY_DAYS.find((days) => String(days) === params.get('days')) ?? NEWEST_ACTIVITY.days,
  }
}

/** Contains only what differs from the default view. */
export function hrefOf({ kind, person, days }: ActivityView): string {
  const params = new URLSearchParams()
  if (kind !== null) params.set('kind', kind)
  if (person !== null) params.set('person', person)
  if (days !== NEWEST_ACTIVITY.days) params.set('days', String(days))
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

export const ACTIVITY_ADDRESS: ViewAddress<ActivityView> = { path: PATH, viewOf, hrefOf }

/** What the server needs to find a view. */
export const choiceOf = ({ kind, person, days }: ActivityView) => ({
  ...(kind !== null && { kind }),
  ...(person !== null && { person }),
  days,
})

/** Each item once, newest first, in the order of the server. */
export function joinItems(newest: readonly ActivityItem[], earlier: readonly ActivityItem[]): ActivityItem[] {
  const byId = new Map([...earlier, ...newest].map((item) => [item.id, item]))
  return [...byId.values()].toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1))
}

type Earlier = { href: string; items: ActivityItem[]; next: string | null }

/** The newest items of a view, and earlier ones once they are asked for. Until a view loads, the previous one stays. */
export function useActivity(view: ActivityView, { isAllowed }: { isAllowed: boolean }) {
  const call = useApi()
  const list = useEndpoint(listActivity, isAllowed ? { query: choiceOf(view) } : null)
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [earlierError, setEarlierError] = useState<unknown>(null)
  const { data } = list
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)

  const href = hrefOf(view)
  const known = earlier?.href === href ? earlier : null
  const shown = data ?? latest
  const items = shown && joinItems(shown.items, data && known ? known.items : [])
  const next = known ? known.next : (data?.next ?? null)

  async function showEarlier(): Promise<void> {
    if (next === null || !items) return
    setIsLoading(true)
    try {
      const page = await call(listActivity, { query: { ...choiceOf(view), before: next } })
      setEarlier({ href, items: joinItems(items, page.items), next: page.next })
      setEarlierError(null)
    } catch (error) {
      setEarlierError(error)
    } finally {
      setIsLoading(false)
    }
  }

  return {
    ...list,
    items,
    members: shown?.members ?? [],
    isShowingOther: shown !== undefined && data === undefined,
    earlier: { isThere: next !== null, isLoading, error: earlierError, show: showEarlier },
  }
}
