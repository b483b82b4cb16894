import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Whether a form was sent from one of our pages, according to the browser's Sec-Fetch-Site or at least Origin. */
export function isFromOwnOrigin(c: Context<AppEnv>, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined ? c.req.header('origin') === publicUrl : site === 'same-origin'
}
