import type { EmailSettings, EmailSettingsInput } from '#shared/email-settings.ts'
import type { EmailStyleInput } from '#shared/email-styles.ts'
import type { Harness, TestOwner } from './harness.ts'
import { styleInput } from './styles.ts'

type Refusal = { code: string; error: string; details?: { path: string; message: string }[] }

export const readSettings = async (h: Harness, { token }: TestOwner) =>
  (await h.request<EmailSettings>('GET', '/goodword/emails', { token })).body

export const settingsInput = (changes: Partial<EmailSettingsInput> = {}): EmailSettingsInput => ({
  defaultStyleId: 'main',
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
  ...changes,
})

export const saveSettings = (h: Harness, { token }: TestOwner, changes: Record<string, unknown>) =>
  h.request<EmailSettings & Refusal>('PUT', '/goodword/emails', { token, body: { ...settingsInput(), ...changes } })

export const saveStyle = (h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput>, id = 'main') =>
  h.request<EmailSettings & Refusal>('PUT', `/goodword/emails/style/${id}`, { token, body: styleInput(changes) })

export const addStyle = (h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput> = {}, key?: string) =>
  h.request<{ id: string; settings: EmailSettings } & Refusal>('POST', '/goodword/emails/style', {
    token,
    body: styleInput({ name: 'Another', ...changes }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

export const removeStyle = (h: Harness, { token }: TestOwner, id: string) =>
  h.request<EmailSettings & Refusal>('DELETE', `/goodword/emails/style/${id}`, { token })

export async function signUpStudio(h: Harness) {
  const owner = await h.signUp({ organisationName: 'Studio Halm', firstName: 'Lena', lastName: 'Brandt' })
  await h.setPlan(owner, 'studio')
  return owner
}
