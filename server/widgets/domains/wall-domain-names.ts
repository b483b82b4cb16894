import { domainToUnicode } from 'node:url'
import { isLoopback } from '#server/config/reach.ts'
import { foldText } from '#shared/folded-text.ts'
import type { WallDomainRefusal } from './wall-domains.errors.ts'

/** Why a domain can't be used for a hosted wall; null when it can be tried. `ownNames` are those of this server. */
export function refusalOfWallDomain(name: string, ownNames: readonly string[]): WallDomainRefusal | null {
  if (isLoopback(name) || ownNames.some((own) => isWithin(name, own) || isWithin(own, name))) return 'ours'
  return ownNames.some((own) => looksLikeName(name, own)) ? 'alike' : null
}

const isWithin = (name: string, other: string) => name === other || name.endsWith(`.${other}`)

/** Whether somebody may read our name in it: as a whole, or a part that names us and is written with other letters. */
function looksLikeName(name: string, own: string): boolean {
  if (!name.includes('xn--')) return false
  const read = skeletonOf(domainToUnicode(name))
  if (isWithin(read, skeletonOf(own))) return true
  const ownLabels = new Set(own.split('.').slice(0, -1).map(skeletonOf))
  return name.split('.').some((label) => label.startsWith('xn--') && ownLabels.has(skeletonOf(domainToUnicode(label))))
}

/** Letters of other scripts that look like ours, as most fonts draw them. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'ьƅ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еҽ',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιıɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏוǀ1',
    m: 'м',
    n: 'пոη',
    o: 'оοօσ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гʀ',
    s: 'ѕʂ',
    t: 'тτ',
    u: 'υսʋц',
    v: 'ѵν',
    w: 'ԝшωɯ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)

const skeletonOf = (name: string): string =>
  [...foldText(name)].map((letter) => LOOKALIKES[letter] ?? STROKES[letter] ?? letter).join('')

/** Letters with a stroke or hook, which no normal form takes apart. */
const STROKES: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ŧ: 't', ħ: 'h', ɓ: 'b', ŋ: 'n', ƙ: 'k' }
