import { expect, it } from 'vitest'
import { plans } from '#shared/plans.ts'
import { offers } from './plan-offers.ts'

const contentsOf = (plan: string) =>
  offers
    .find((offer) => offer.plan === plan)
    ?.contents('Kind & True')
    .join('\n')

it('offers every plan once, at the price that is charged', () => {
  const prices = offers.map(({ plan, dollarsPerMonth }) => [plan, dollarsPerMonth * 100])
  expect(prices).toEqual(Object.values(plans).map(({ name, monthlyPriceCents }) => [name, monthlyPriceCents]))
})

it('promises the limits that are kept', () => {
  expect(contentsOf('free')).toContain('Kind & True-branded emails')
  expect(contentsOf('free')).toContain(`${plans.free.limits.connectedAccounts} connected payment account`)
  expect(contentsOf('free')).toContain(`${plans.free.limits.requestsPerMonth} testimonial requests per month`)
  expect(contentsOf('free')).toContain(`${plans.free.limits.forms} form with its own link`)
  expect(contentsOf('pro')).toContain(`Up to ${plans.pro.limits.connectedAccounts} connected accounts`)
  expect(contentsOf('pro')).toContain(`${plans.pro.limits.requestsPerMonth} requests per month`)
  expect(contentsOf('pro')).toContain(`${plans.pro.limits.forms} forms with your own questions`)
  expect(contentsOf('studio')).toContain('Unlimited accounts and requests')
  expect(contentsOf('studio')).toContain('Hosted page at your own domain')
  expect(contentsOf('studio')).toContain('Unlimited forms')
  expect(plans.pro.limits.hasFormExtras).toBe(true)
  expect(plans.studio.limits).toMatchObject({
    hasOwnWallDomain: true,
    connectedAccounts: null,
    requestsPerMonth: null,
    forms: null,
  })
})
