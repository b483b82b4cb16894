export const TEST_BROWSERS = ['firefox', 'webkit'] as const
export type TestBrowserName = (typeof TEST_BROWSERS)[number]

/** Preferences that a user sets in the browser, with the media queries that report them to pages. */
export const USER_PREFERENCES = {
  'reduced motion': '(prefers-reduced-motion: reduce)',
  'dark mode': '(prefers-color-scheme: dark)',
  'forced colours': '(forced-colors: active)',
} as const
export type UserPreference = keyof typeof USER_PREFERENCES

/** A source of input and its actions, in the format of WebDriver and WebDriver BiDi. */
export type Input = { type: 'key' | 'pointer'; id: string; actions: object[] }

/** A browser window. Each driver controls its own browser and knows nothing about the checks. */
export type TestBrowser = {
  name: TestBrowserName
  version: string
  /** Resolves once the page has loaded. */
  open: (url: string) => Promise<void>
  /** Sets the size of the page in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Calls a function in the page, given as source code, and waits for the text that it returns. */
  evaluate: (source: string) => Promise<string>
  perform: (inputs: Input[]) => Promise<void>
  /** A PNG of the visible part of the page. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A browser that is not on this machine; the message says what to install. */
export class TestBrowserMissing extends Error {}

/** A preference that this browser does not support on any machine. */
export class PreferenceUnsupported extends Error {}
