export const TEST_BROWSERS = ['firefox', 'webkit'] as const
export type TestBrowserName = (typeof TEST_BROWSERS)[number]

/** What a reader asked of the whole browser, and how a page is told. */
export const WISHES = {
  'less motion': '(prefers-reduced-motion: reduce)',
  'dark pages': '(prefers-color-scheme: dark)',
  'forced colours': '(forced-colors: active)',
} as const
export type Wish = keyof typeof WISHES

/** A source of input and what it does, as WebDriver and WebDriver BiDi both take it. */
export type Input = { type: 'key' | 'pointer'; id: string; actions: object[] }

/** A window of a browser. Each driver drives its own kind, without knowing what is checked in it. */
export type TestBrowser = {
  name: TestBrowserName
  version: string
  /** Resolves once the page has loaded. */
  open: (url: string) => Promise<void>
  /** Makes the page as large as this, in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Calls a function in the page, given as its source, and waits for the text that it answers. */
  evaluate: (source: string) => Promise<string>
  perform: (inputs: Input[]) => Promise<void>
  /** A PNG of what is in sight. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A browser that is not on this machine; the message says what to install. */
export class TestBrowserMissing extends Error {}

/** Something that this browser has not, on any machine. */
export class WishUnknown extends Error {}
