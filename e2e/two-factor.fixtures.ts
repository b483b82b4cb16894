import type { APIRequestContext, Page } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { RECOVERY_CODES } from '#shared/two-factor.ts'
import { readConfirmation } from './account.fixtures.ts'
import { createOwner, expect, type Owner, rememberOwner, succeed } from './fixtures.ts'
import { decodeQr, type Pixels } from './qr.fixtures.ts'

const STEP_SECONDS = 30
/** A code stays right for at least so long, however slow the machine is. */
const ENTERED_WITHIN_SECONDS = 12

/** An owner with a confirmed address: two-factor needs one. */
export async function createConfirmedOwner(request: APIRequestContext): Promise<Owner> {
  const owner = await createOwner(request)
  const { code } = await readConfirmation(request, owner)
  const update = '/identitytoolkit.googleapis.com/v1/accounts:update?key=embedded'
  await succeed(await request.post(update, { data: { oobCode: code } }))
  return owner
}

/**
 * An authenticator app. Each code works once, so every call gives the code of a later moment: the service accepts one
 * step of clock difference.
 */
export function appWith(totp: TOTP) {
  let lastStep = Math.floor(Date.now() / 1000 / STEP_SECONDS) - 2
  return {
    async nextCode(): Promise<string> {
      const stepIn = (seconds: number) => Math.floor((Date.now() / 1000 + seconds) / STEP_SECONDS)
      const current = () => stepIn(0)
      lastStep = Math.max(lastStep + 1, stepIn(ENTERED_WITHIN_SECONDS) - 1)
      // Only after more than three codes in a minute.
      await expect.poll(() => lastStep <= current() + 1, { timeout: 2 * STEP_SECONDS * 1000 }).toBe(true)
      return totp.generate({ timestamp: lastStep * STEP_SECONDS * 1000 })
    },
    wrongCode: () => totp.generate({ timestamp: 0 }),
  }
}
export type App = ReturnType<typeof appWith>

/** Decodes a PNG, with the browser. */
async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const { data, ...size } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] }
  }, png.toString('base64'))
  return { ...size, data: Uint8ClampedArray.from(data) }
}

/** Reads the page's QR code from its pixels, as a phone does. */
export async function scanCode(page: Page): Promise<App> {
  const shot = await page.getByRole('img', { name: 'QR code for your authenticator app' }).screenshot({ scale: 'css' })
  const totp = URI.parse(decodeQr(await readPixels(page, shot)))
  if (!(totp instanceof TOTP)) throw new Error('The QR code is not one of an authenticator app.')
  expect(totp).toMatchObject({ issuer: 'Goodword', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
  return appWith(totp)
}

export const codeField = (page: Page) => page.getByLabel('Six-digit code')

/** Turns two-factor on through the pages. Ends on the page "Security". */
export async function turnTwoFactorOn(page: Page, owner: Owner): Promise<{ app: App; codes: string[] }> {
  await rememberOwner(page, owner)
  await page.goto('/settings/security/two-factor')
  const app = await scanCode(page)
  await codeField(page).fill(await app.nextCode())
  await page.getByRole('button', { name: 'Confirm code' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(RECOVERY_CODES)
  const codes = await shown.allTextContents()
  await page.getByLabel('I’ve saved these codes somewhere safe.').check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Two-factor is on.')).toBeVisible()
  return { app, codes }
}
