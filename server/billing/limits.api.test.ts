import { describe, expect, test } from 'vitest'
import { type Plan, type PlanName, plans } from '#shared/plans.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { styleInput } from '#server/testing/styles.ts'

type Call = [method: string, path: string, body: unknown]

type Holder = {
  /** The largest plan without it, or with too little of it for `uses` and one more, and the next. */
  without: PlanName
  with: PlanName
  /** What uses it up, on the plan without it. */
  uses?: (turn: number) => Call
  /** What the plan without it refuses, and the other does. */
  call: Call
  refusal: string
}

/** Each limit of the plans, and the endpoint that holds it. */
const holders: Record<keyof Plan['limits'], Holder> = {
  requestsPerMonth: {
    without: 'free',
    with: 'pro',
    uses: (turn) => ['POST', '/goodword/testimonial/create', { customerEmail: `ana${turn}@client.example` }],
    call: ['POST', '/goodword/testimonial/create', { customerEmail: 'bea@client.example' }],
    refusal: 'testimonials.quota_exceeded',
  },
  // The first one is there from the start.
  workspaces: {
    without: 'pro',
    with: 'studio',
    call: ['POST', '/goodword/workspace/create', { name: 'Another brand' }],
    refusal: 'workspaces.limit_reached',
  },
  members: {
    without: 'pro',
    with: 'studio',
    call: ['POST', '/goodword/team/invitation', { emails: ['mira@studio.example'], role: 'editor' }],
    refusal: 'members.no_team',
  },
  connectedAccounts: {
    without: 'free',
    with: 'pro',
    uses: (turn) => ['POST', '/goodword/stripe/webhook-connections', { name: `Account ${turn}` }],
    call: ['POST', '/goodword/stripe/webhook-connections', { name: 'One more' }],
    refusal: 'connections.limit_reached',
  },
  // The first one is there from the start.
  forms: {
    without: 'free',
    with: 'pro',
    call: ['POST', '/goodword/forms', { name: 'Another form' }],
    refusal: 'forms.limit_reached',
  },
  hasFormExtras: {
    without: 'free',
    with: 'pro',
    call: [
      'PUT',
      '/goodword/forms/default/settings',
      { accentColor: null, asksCompany: true, asksRole: false, questions: [] },
    ],
    refusal: 'form.not_included',
  },
  hasOwnEmailText: {
    without: 'free',
    with: 'pro',
    call: ['PUT', '/goodword/emails/style/main', styleInput({ subject: 'Hello' })],
    refusal: 'emails.not_included',
  },
  hasOwnEmailSender: {
    without: 'pro',
    with: 'studio',
    call: ['PUT', '/goodword/emails/style/main', styleInput({ senderName: 'Halm' })],
    refusal: 'emails.not_included',
  },
  emailStyles: {
    without: 'pro',
    with: 'studio',
    call: ['POST', '/goodword/emails/style', styleInput({ name: 'Another' })],
    refusal: 'emails.not_included',
  },
  hasOwnWallDomain: {
    without: 'pro',
    with: 'studio',
    call: ['POST', '/goodword/wall-domain', { name: 'love.studio.example', widgetId: 'the first widget' }],
    refusal: 'wall_domains.not_included',
  },
  hasReports: {
    without: 'pro',
    with: 'studio',
    call: ['GET', '/goodword/report?month=2026-11', undefined],
    refusal: 'reports.not_included',
  },
}

/** The place of an id in a body. */
const FIRST_WIDGET = 'the first widget'

async function ask(h: Harness, { token }: TestOwner, [method, path, call]: Call) {
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const body = JSON.parse(JSON.stringify(call ?? null).replace(FIRST_WIDGET, widgets.body.items[0]?.id ?? ''))
  const answer = await h.request<{ code?: string }>(method, path, { token, body: body ?? undefined })
  return answer.status < 300 ? 'done' : answer.body.code
}

describe.each(Object.entries(holders))('the limit %s', (name, holder) => {
  async function onSmaller() {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, holder.without)
    return { h, owner }
  }

  async function useUp(h: Harness, owner: TestOwner) {
    const limit = plans[holder.without].limits[name as keyof Plan['limits']]
    for (let turn = 0; holder.uses && turn < Number(limit); turn += 1)
      expect(await ask(h, owner, holder.uses(turn))).toBe('done')
  }

  test('is held where it is used, and lifted by the plan that includes it', async () => {
    const { h, owner } = await onSmaller()
    await useUp(h, owner)
    expect(await ask(h, owner, holder.call)).toBe(holder.refusal)
    await h.setPlan(owner, holder.with)
    expect(await ask(h, owner, holder.call)).toBe('done')
  })

  test('is held again after a downgrade', async () => {
    const { h, owner } = await onSmaller()
    await h.setPlan(owner, holder.with)
    await useUp(h, owner)
    await h.setPlan(owner, holder.without)
    expect(await ask(h, owner, holder.call)).toBe(holder.refusal)
  })
})
