import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { listWidgets, Widget } from '#shared/widget-editor.ts'
import { demoOwner } from '../demo-owner.ts'
import { ProgramError } from '../programs.ts'

const RETRY_DELAY_MS = 250
const PATIENCE_ATTEMPTS = 20

const SignedIn = z.object({ idToken: z.string() })
const WidgetList = z.object({ items: z.array(Widget) })

/** The widgets of the demo owner with their embed codes. Waits until the product is up. Throws ProgramError. */
export async function fetchWidgets(product: string): Promise<Widget[]> {
  const { email, password } = demoOwner
  const signIn = await askOnceUp(
    `${product}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const signedIn = SignedIn.safeParse(await signIn.json().catch(() => null))
  if (!signedIn.success)
    throw new ProgramError(
      `The demo owner can’t sign in at ${product}. Stop Goodword, run "node scripts/seed-demo.ts", and start both again.`,
    )

  const list = await askOnceUp(product + listWidgets.path, {
    headers: { authorization: `Bearer ${signedIn.data.idToken}` },
  })
  const { items } = WidgetList.parse(await list.json())
  if (items.length === 0)
    throw new ProgramError(`The demo owner at ${product} has no widget: set DATA_DIR to an empty folder.`)
  return items
}

/** Retries while nobody answers, or while the server says that it cannot answer yet. */
async function askOnceUp(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init).catch(() => undefined)
    if (response && response.status < 500) return response
    if (attempt === PATIENCE_ATTEMPTS) console.log(`Waiting for Goodword at ${new URL(url).origin} …`)
    await wait(RETRY_DELAY_MS)
  }
}
