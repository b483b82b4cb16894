import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Owner } from './fixtures.ts'

/** What a state is reached with: a page, with the owner signed in where the page is for owners. */
export type Visit = { page: Page; request: APIRequestContext; owner: Owner }

type StateOfPage = {
  /** Part of the picture's name. */
  name: string
  /** Leads the page to the state, from wherever the state before has left it; that one's routes are gone. */
  reach: (visit: Visit) => Promise<void>
  /** The widths that the state exists at, where it does not at all of them. */
  widths?: readonly number[]
}

export type PageState = {
  /** Part of the pictures' names. */
  name: string
  /** The patterns of shared/pages.ts that lead here. */
  paths: readonly string[]
  visitor: 'anybody' | 'owner'
  /** What the console says because of what the states bring about. */
  expectedConsoleErrors?: RegExp
  states: readonly StateOfPage[]
}

/** Opens a page and waits for its heading and for whatever it loads. */
export async function visit(page: Page, { path, title }: { path: string; title: string | RegExp }): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Has a call fail as a server does that is in trouble. */
export const fail = (page: Page, path: string) =>
  page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: {} }))

/** Lets a call wait for ever. */
export const hold = (page: Page, path: string) => page.route(`**${path}*`, () => new Promise<void>(() => {}))

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
