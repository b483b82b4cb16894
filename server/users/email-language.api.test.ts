import { expect, test } from 'vitest'
import { type CurrentUser, getCurrentUser, updateCurrentUser } from '#shared/users.ts'
import { identityCodes } from '#server/db/schema/identity.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'

const ACCOUNT = {
  email: 'nora@studio.example',
  password: 'correct horse',
  firstName: 'Nora',
  lastName: 'Feldmann',
  timeZone: 'Europe/Berlin',
}

async function signUp(h: Harness, acceptLanguage?: string) {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }
  await h.request('POST', '/goodword/user/sign-up', { body: ACCOUNT, headers })
  await h.drain()
  return h.signIn(ACCOUNT)
}

async function requestReset(h: Harness, headers = {}) {
  const body = { requestType: 'PASSWORD_RESET', email: ACCOUNT.email }
  await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded', { body, headers })
  await h.drain()
}

const languageOf = async (h: Harness, token: string) =>
  (await h.request<CurrentUser>('GET', getCurrentUser.path, { token })).body.emailLanguage

const subjectsOf = async (h: Harness) => (await h.emails()).map(({ subject }) => subject)

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Ihre E-Mail-Adresse für Goodword bestätigen'],
  ['sv, fr;q=0.5', 'fr', 'Confirmez votre adresse e-mail Goodword'],
  ['sv', 'en', 'Confirm your Goodword email address'],
  [undefined, 'en', 'Confirm your Goodword email address'],
])('signing up with a browser in %s, the emails are in %s from the first one', async (header, language, subject) => {
  const h = await createHarness()
  const token = await signUp(h, header)
  expect(await languageOf(h, token)).toBe(language)
  expect(await subjectsOf(h)).toEqual([subject])
})

test('emails follow the owner’s choice, whoever asks for one', async () => {
  const h = await createHarness()
  const token = await signUp(h, 'de')
  const body = { emailLanguage: 'nl' }
  expect((await h.request('PUT', updateCurrentUser.path, { token, body })).body).toMatchObject(body)
  await requestReset(h, { 'accept-language': 'it' })
  expect(await subjectsOf(h)).toContain('Stel uw wachtwoord van Goodword opnieuw in')
  await h.request('PUT', updateCurrentUser.path, { token, body: { firstName: 'Eleonora' } })
  expect(await languageOf(h, token)).toBe('nl')
})

test('a notice is in the language too', async () => {
  const h = await createHarness()
  const idToken = await signUp(h, 'es')
  await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:update?key=embedded', {
    body: { idToken, password: 'another correct horse', returnSecureToken: true },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  await h.drain()
  const notice = (await h.emails()).find(({ subject }) => subject === 'Se ha cambiado tu contraseña de Goodword')
  expect(notice?.text).toContain('se ha cambiado con Firefox en Linux (red ')
  expect(notice?.text).toContain(' el 20 de noviembre de 2026')
})

test('an email keeps its language between attempts, so that it is the same email', async () => {
  const h = await createHarness()
  const token = await signUp(h, 'pt')
  await requestReset(h)
  const stored = async () => (await h.rows(identityCodes).list()).map(({ purpose, language }) => [purpose, language])
  expect(await stored()).toContainEqual(['PASSWORD_RESET', 'pt'])
  await h.request('PUT', updateCurrentUser.path, { token, body: { emailLanguage: 'it' } })
  expect(await stored()).toContainEqual(['PASSWORD_RESET', 'pt'])
})
