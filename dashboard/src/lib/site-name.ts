import { decode } from 'punycode.js'

/** Letters that stand together in the names of one language. */
const scripts = [
  /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}]+$/u,
  /^[\p{Script=Thai}\p{Script=Common}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}]+$/u,
]

/** Cyrillic and Greek letters that look like a to z: a name of nothing else may mean to deceive. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡкмтвнοναικρυωτηγ\d-]+$/u

/** Letters among those of a to z that nobody's name is written with, and that look like them. */
const PHONETIC = /[\u0180-\u024f\u0250-\u02af]/u

function lettersOf(label: string): string | undefined {
  try {
    return label.startsWith('xn--') ? decode(label.slice(4)) : undefined
  } catch {
    return undefined
  }
}

function nameOf(label: string): string {
  const letters = lettersOf(label)
  if (!letters || LOOKALIKES.test(letters) || PHONETIC.test(letters)) return label
  const address = `http://${letters}.example`
  const isItself = URL.canParse(address) && new URL(address).hostname === `${label}.example`
  return isItself && scripts.some((script) => script.test(letters)) ? letters : label
}

/**
 * A site, as it is kept, in the letters that people read; as it is kept where letters of several scripts are mixed, or where
 * they only look like others.
 */
export function siteName(site: string): string {
  const [, host = '', port = ''] = /^(.*?)(:\d+)?$/.exec(site) ?? []
  return host.split('.').map(nameOf).join('.') + port
}
