interface ImportMetaEnv {
  /** Which build this is: `goodword@` and the version of the package. */
  readonly GOODWORD_RELEASE: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module 'punycode.js' {
  /** The letters of a label, without its `xn--`. Throws RangeError for what is none. */
  export function decode(label: string): string
}
