import type { Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import type { createApplication } from '#server/app/application.ts'
import type { Rows } from './rows.ts'
import { leaveOutConfirmation } from './test-identity.ts'

type Answer<T = unknown> = { status: number; body: T; headers: Headers }
type RequestOptions = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }

/** What owners and clients do with the application, as calls. */
export function createCalls({ app, rows }: Pick<ReturnType<typeof createApplication>, 'app'> & { rows: Rows }) {
  let owners = 0

  async function request<T = unknown>(
    method: string,
    path: string,
    { token, body, headers = {} }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers }
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
    const { status, body } = await request<{ idToken: string }>('POST', path, {
      body: { email, password, returnSecureToken: true },
    })
    if (status !== 200) throw new Error(`Could not sign in: ${JSON.stringify(body)}`)
    return body.idToken
  }

  /** Signs up a new owner and signs in, like the dashboard does. No email asks the owner to confirm the address. */
  async function signUp(
    profile: Partial<{
      email: string
      firstName: string
      lastName: string
      organisationName: string
      timeZone: string
    }> = {},
  ) {
    owners += 1
    const account = {
      email: `owner${owners}@studio.example`,
      password: 'correct horse',
      firstName: 'Nora',
      lastName: 'Feldmann',
      timeZone: 'Europe/Berlin',
      ...profile,
    }
    const { status, body } = await request<CurrentUser>('POST', '/goodword/user/sign-up', { body: account })
    if (status !== 201) throw new Error(`Could not sign up: ${JSON.stringify(body)}`)
    await leaveOutConfirmation(rows, account.email)
    return { email: account.email, password: account.password, token: await signIn(account), user: body }
  }

  async function createRequest(owner: { token: string }, input: Record<string, unknown> = {}): Promise<Testimonial> {
    const body = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', ...input }
    const answer = await request<Testimonial>('POST', '/goodword/testimonial/create', { token: owner.token, body })
    if (answer.status !== 201) throw new Error(`Could not create a request: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Uploads a file like a browser; returns the parsed answer. */
  async function upload<T = { imageUrl: string }>(
    path: string,
    file: Uint8Array | ReadableStream,
    {
      token,
      type = 'image/jpeg',
      headers = {},
    }: { token?: string; type?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const response = await app.request(path, {
      method: 'PUT',
      headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      body: file as RequestInit['body'],
      duplex: 'half',
    } as RequestInit)
    return { status: response.status, body: (await response.json()) as T, headers: response.headers }
  }

  async function submit(id: string, answer: Record<string, unknown> = {}) {
    const body = {
      customerName: 'Ana Ribeiro',
      rating: 5,
      testimonial: 'Precise, funny, never late.',
      isPrivate: false,
      ...answer,
    }
    return request('PUT', `/goodword/testimonial/${id}/submit`, { body })
  }

  return { request, signIn, signUp, createRequest, upload, submit }
}
