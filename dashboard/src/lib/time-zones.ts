import { placeOf } from './moments.ts'

type ZoneGroup = { label: string; zones: { name: string; place: string }[] }

const zoneOf = (name: string) => ({ name, place: placeOf(name) })

/**
 * The time zones to choose from: that of the browser first, then all by continent and place. Contains `current`, even if
 * the browser knows it by another name.
 */
export function zoneGroups({
  current,
  own,
  all,
}: {
  current: string
  own: string
  all: readonly string[]
}): ZoneGroup[] {
  const isKnown = (name: string) => name === own || all.includes(name)
  const rest = [...all, ...(isKnown(current) ? [] : [current])].filter((name) => name !== own)
  const byArea = Map.groupBy(rest, (name) => (name.includes('/') ? (name.split('/')[0] ?? name) : 'Other'))
  return [
    { label: 'This browser', zones: [zoneOf(own)] },
    ...[...byArea]
      .map(([label, names]) => ({ label, zones: names.map(zoneOf).toSorted((a, b) => a.place.localeCompare(b.place)) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  ]
}
