/** Somebody who signs up. */
export const ACCOUNT = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse',
  timeZone: 'UTC',
}

type Call = { token?: string; body?: unknown; key?: string }

/** Calls a product that runs, as the account above. */
export function clientOf(origin: string) {
  const call = (method: string, path: string, { token, body, key }: Call = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: token }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  async function read<T>(method: string, path: string, options?: Call): Promise<T> {
    const response = await call(method, path, options)
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
  return {
    call,
    read,
    async signIn(): Promise<string> {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
      return (await read<{ idToken: string }>('POST', path, { body: { ...ACCOUNT, returnSecureToken: true } })).idToken
    },
  }
}
