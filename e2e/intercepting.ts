import type { Page } from '@playwright/test'

/**
 * When a route with `times` is used up, Playwright stops intercepting, and sometimes loses the requests that it holds at
 * that moment. So such a route stays, and lets later requests pass.
 */
export function keepIntercepting(page: Page): void {
  const route = page.route.bind(page)
  page.route = (url, handler, { times } = {}) => {
    if (times === undefined) return route(url, handler)
    let left = times
    return route(url, (call, request) => {
      left -= 1
      return left < 0 ? call.fallback() : handler(call, request)
    })
  }
}
