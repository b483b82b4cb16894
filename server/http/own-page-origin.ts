import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Whether a form comes from a page of ours. Browsers say where from: by Sec-Fetch-Site, or at least by Origin. */
export function isFromOwnPage(c: Context<AppEnv>, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined ? c.req.header('origin') === publicUrl : site === 'same-origin'
}
