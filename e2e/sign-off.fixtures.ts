import type { APIRequestContext, Page } from '@playwright/test'
import { changeSignOffSettings, createSignOffLink } from '#shared/sign-off.ts'
import { createOwner, createRequest, expect, newAddress, type Owner, submitAnswer, succeed } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'

/** An owner whose plan has sign-off links. */
export async function createAgency(request: APIRequestContext): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await buyStudio(request, owner)
  return owner
}

const headersOf = ({ token }: Owner) => ({ authorization: `Bearer ${token}` })

/** An answer that nobody has decided on. Returns its id. */
export async function addAnswer(request: APIRequestContext, owner: Owner, name: string): Promise<string> {
  const { id } = await createRequest(request, owner, { customerEmail: newAddress(name.toLowerCase()) })
  await submitAnswer(request, id, { customerName: name, testimonial: `${name} came back twice, and would again.` })
  return id
}

/** Creates a link for Jo and returns the path of its page. */
export async function createLink(request: APIRequestContext, owner: Owner): Promise<string> {
  const answer = await request.post(createSignOffLink.path, {
    headers: headersOf(owner),
    data: { name: 'Jo Almqvist', email: newAddress('jo'), language: 'en' },
  })
  const { url } = await succeed<{ url: string }>(answer)
  return new URL(url).pathname
}

export async function requireSignOff(request: APIRequestContext, owner: Owner): Promise<void> {
  await succeed(
    await request.put(changeSignOffSettings.path, { headers: headersOf(owner), data: { isRequired: true } }),
  )
}

export async function openSignOff(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The testimonial of a client on the page. */
export const itemOf = (page: Page, name: string) => page.getByRole('article', { name: `Testimonial from ${name}` })

export const choose = (page: Page, name: string, choice: 'Approve' | 'Reject' | 'Decide later') =>
  itemOf(page, name).getByRole('radio', { name: choice }).check()
