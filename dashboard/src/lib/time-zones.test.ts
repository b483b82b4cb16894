import { expect, test } from 'vitest'
import { SignUp } from '#shared/users.ts'
import { zoneGroups } from './time-zones.ts'

const all = ['America/New_York', 'Europe/Vienna', 'Europe/Berlin', 'UTC']

test('the time zone of the browser comes first, then all others by continent and place', () => {
  expect(zoneGroups({ current: 'Europe/Berlin', own: 'Europe/Vienna', all })).toEqual([
    { label: 'This browser', zones: [{ name: 'Europe/Vienna', place: 'Vienna' }] },
    { label: 'America', zones: [{ name: 'America/New_York', place: 'New York' }] },
    { label: 'Europe', zones: [{ name: 'Europe/Berlin', place: 'Berlin' }] },
    { label: 'Other', zones: [{ name: 'UTC', place: 'UTC' }] },
  ])
})

test('a current time zone that the browser calls by another name can stay', () => {
  const groups = zoneGroups({ current: 'Asia/Calcutta', own: 'Europe/Vienna', all: [...all, 'Asia/Kolkata'] })
  expect(groups.find(({ label }) => label === 'Asia')?.zones.map(({ name }) => name)).toEqual([
    'Asia/Calcutta',
    'Asia/Kolkata',
  ])
})

test('the server accepts every time zone that is offered', () => {
  const groups = zoneGroups({ current: 'UTC', own: 'Europe/Berlin', all: Intl.supportedValuesOf('timeZone') })
  const names = groups.flatMap(({ zones }) => zones.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !SignUp.shape.timeZone.safeParse(name).success)).toEqual([])
})
