import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Owner } from './fixtures.ts'

/** What a state gets: a page, in which the owner is signed in if the page is for owners. */
export type Visit = { page: Page; request: APIRequestContext; owner: Owner }

type StateOfPage = {
  /** Part of the screenshot's name. */
  name: string
  /** Brings the page into the state. The page starts where the previous state left it, without that state's routes. */
  reach: (visit: Visit) => Promise<void>
  /** The widths at which the state exists, if not at all of them. */
  widths?: readonly number[]
}

export type PageState = {
  /** Part of the screenshots' names. */
  name: string
  /** The patterns of shared/pages.ts that this page answers. */
  paths: readonly string[]
  visitor: 'anybody' | 'owner'
  /** Console errors that the states cause on purpose. */
  expectedConsoleErrors?: RegExp
  states: readonly StateOfPage[]
}

/** Opens a page and waits for its heading and until everything has loaded. */
export async function visit(page: Page, { path, title }: { path: string; title: string | RegExp }): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Makes a call fail with status 500. */
export const fail = (page: Page, path: string) =>
  page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: {} }))

/** Never answers a call. */
export const leaveUnanswered = (page: Page, path: string) => page.route(`**${path}*`, () => new Promise<void>(() => {}))

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
