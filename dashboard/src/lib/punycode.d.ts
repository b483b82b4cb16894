declare module 'punycode.js' {
  /** The letters of a label, without its `xn--`. Throws RangeError for what is none. */
  export function decode(label: string): string
}
