import type { PublicRequest } from '#shared/submissions.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { createOwner, createRequest } from './fixtures.ts'

export const answerText = 'Clear price, clear dates, kept both.'

export async function newLink(
  request: APIRequestContext,
  profile: { organisationName?: string } = {},
): Promise<string> {
  const owner = await createOwner(request, profile)
  const { id } = await createRequest(request, owner, {
    customerName: 'Ana Ribeiro',
    customerEmail: 'ana@client.example',
  })
  return `/testimonial/submit/${id}`
}

export const textarea = (page: Page) => page.getByLabel('How was your experience?')
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!', exact: true })

/** Records every PUT request of the page. */
export function watchSubmissions(page: Page) {
  const sent: { key: string | undefined; transactionId: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    const headers = request.headers()
    sent.push({
      key: headers['idempotency-key'],
      transactionId: headers['x-transaction-id'],
      body: request.postDataJSON() as Record<string, unknown>,
    })
  })
  return sent
}

/** Changes the request that the page loads, as other settings of the owner would. */
export async function changeRequest(page: Page, change: (request: PublicRequest) => PublicRequest, times?: number) {
  const options = times === undefined ? {} : { times }
  await page.route(
    '**/goodword/testimonial/*',
    async (route) => {
      const answer = await route.fetch()
      const body: PublicRequest = await answer.json()
      await route.fulfill({ json: change(body) })
    },
    options,
  )
}

/** Refuses a submission once. */
export const refuseOnce = (page: Page, { status, code }: { status: number; code: string }) =>
  page.route(
    '**/submit',
    (route) => route.fulfill({ status, json: { error: 'No.', message: 'No.', code, requestId: 'r' } }),
    {
      times: 1,
    },
  )
