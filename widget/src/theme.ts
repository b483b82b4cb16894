import type { Options } from './options.ts'

/** Gives the frame the owner's look. A custom property of the host page takes precedence over each of these. */
export function applyAppearance(frame: HTMLElement, { appearance }: Options): void {
  for (const [name, value] of Object.entries(appearance)) frame.style.setProperty(`--own-${name}`, value)
}

/** True where the look depends on the host page, or the text may be unreadable in the given colours. */
export function needsCare(options: Options, host: HTMLElement): boolean {
  const given = getComputedStyle(host)
  const isGiven = (name: string) => options.appearance[name] || given.getPropertyValue(`--goodword-${name}`)
  return options.theme === 'auto' || !!(isGiven('text') || isGiven('card'))
}
