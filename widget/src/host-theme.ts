import { isDark, makeReadable, mix, type Rgb } from './colors.ts'
import type { HostThemeChunk } from './contract.ts'

const NAMES_OF_THEMES = ['class', 'data-theme', 'data-bs-theme', 'data-color-scheme', 'data-mode']
const HOST_THEME_ATTRIBUTE = /^(class|style|data-.+)$/

/** `auto`, decided for the current place of the host. */
function decideTheme(frame: HTMLElement, host: HTMLElement): void {
  if (!frame.classList.contains('auto')) return
  const isOnDark = standsOnDark(host)
  frame.classList.toggle('dark', isOnDark)
  frame.classList.toggle('light', !isOnDark)
  frame.style.colorScheme = isOnDark ? 'dark' : 'light'
}

/** Keeps the update right while the host page changes around the element, and the text readable in any given colours. */
export const followHost: HostThemeChunk['followHost'] = ({ frame, host }) => {
  const page = host.ownerDocument
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const update = () => {
    decideTheme(frame, host)
    repairCards(frame)
    repairAround(frame, host)
  }
  const readAfterFade = ({ propertyName }: TransitionEvent) => {
    if (propertyName.endsWith('color')) update()
  }
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => HOST_THEME_ATTRIBUTE.test(attributeName ?? ''))) update()
  })
  const enter = () => {
    update()
    // Animations write styles of elements around us all the time.
    for (const element of ancestorsOf(host)) observer.observe(element, { attributeFilter: NAMES_OF_THEMES })
    for (const element of [page.documentElement, page.body]) observer.observe(element, { attributes: true })
    scheme.addEventListener('change', update)
    page.addEventListener('transitionend', readAfterFade)
  }
  const leave = () => {
    observer.disconnect()
    scheme.removeEventListener('change', update)
    page.removeEventListener('transitionend', readAfterFade)
  }
  enter()
  return { enter, leave, stop: leave }
}

/** In this order: the background painted behind the element, what the elements around it declare, the colour of its text. */
function standsOnDark(host: HTMLElement): boolean {
  return isDark(groundOf(host)) ?? isDeclaredDark(host) ?? isDark(getComputedStyle(host).color) === false
}

/** The colour painted behind, or the start of a gradient; empty where there is none, or an image. */
function groundOf(host: Element): string {
  for (const element of ancestorsOf(host)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const [gradientStart = ''] = /\w+\([^()]*\)/.exec(backgroundImage) ?? []
    const found = [backgroundColor, gradientStart].find((color) => isDark(color) !== undefined)
    if (found) return found
    if (/url\(/.test(backgroundImage)) return ''
  }
  return ''
}

/** Any part of a name counts on the page's own elements; within it, `text-dark` is about something else. */
function saysOf(element: Element, word: string): boolean {
  const { documentElement, body } = element.ownerDocument
  const isPage = element === documentElement || element === body
  const [before, after] = isPage ? ['[\\s_-]', '[\\s_-]'] : ['\\s|is-|theme-', '\\s|-mode|-theme']
  const names = NAMES_OF_THEMES.map((name) => element.getAttribute(name) ?? '').join(' ')
  return new RegExp(`(^|${before})${word}($|${after})`).test(names)
}

/** From the element itself outwards, through slots and shadow roots. */
function ancestorsOf(host: Element): Element[] {
  const around = aroundOf(host)
  return around ? [host, ...ancestorsOf(around)] : [host]
}

function aroundOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

function isDeclaredDark(host: HTMLElement): boolean | undefined {
  for (const element of ancestorsOf(host)) {
    const isSaidDark = saysOf(element, 'dark')
    if (isSaidDark !== saysOf(element, 'light')) return isSaidDark
  }
  const { colorScheme } = getComputedStyle(host)
  const canBeDark = /dark/.test(colorScheme)
  if (canBeDark && /light/.test(colorScheme)) return matchMedia('(prefers-color-scheme: dark)').matches
  return canBeDark || /light/.test(colorScheme) ? canBeDark : undefined
}

/** Colours come from the theme, the owner and the host page, so only the computed result is checked. */
function repairCards(frame: HTMLElement): void {
  const repair = repairOf(frame)
  for (const name of ['--text', '--muted', '--tint']) frame.style.removeProperty(name)
  const text = resolve(frame, 'var(--text)')
  const ground = resolve(frame, 'var(--ground)')
  if (!text || !ground) return
  const readable = makeReadable(text, ground)
  repair('--text', { given: text, readable })
  const muted = mix(readable, ground, 0.28)
  repair('--muted', { given: muted, readable: makeReadable(muted, ground) })
  const tint = mix(ground, readable, 0.09)
  repair('--tint', { given: tint, readable: makeReadable(tint, readable) })
}

/** Text outside the cards, on the host's own background. */
function repairAround(frame: HTMLElement, host: HTMLElement): void {
  frame.style.removeProperty('color')
  const ground = resolve(frame, groundOf(host) || (standsOnDark(host) ? '' : '#fff'))
  const given = resolve(frame, 'currentcolor')
  if (ground && given) repairOf(frame)('color', { given, readable: makeReadable(given, ground) })
}

const repairOf =
  (frame: HTMLElement) =>
  (property: string, { given, readable }: { given: Rgb; readable: Rgb }): void => {
    if (readable !== given) frame.style.setProperty(property, `color(srgb ${readable.join(' ')})`)
  }

/**
 * The colour as the browser computes it, in sRGB; undefined where it is not opaque, or the browser is too old to
 * tell.
 */
function resolve(frame: HTMLElement, color: string): Rgb | undefined {
  const probe = frame.ownerDocument.createElement('i')
  probe.style.color = `color(from ${color} srgb r g b / alpha)`
  if (!probe.style.color) return undefined
  frame.append(probe)
  const resolved = getComputedStyle(probe).color
  probe.remove()
  const [, list = ''] = /^color\(srgb (.+)\)$/.exec(resolved) ?? []
  const [red, green, blue, alpha = 1] = list.split(/[\s/]+/).map((part) => parseFloat(part) || 0)
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return undefined
  return [bound(red), bound(green), bound(blue)]
}

const bound = (part: number) => Math.max(0, Math.min(1, part))
