import type { Options } from './options.ts'

/** Gives the frame the owner's look. A custom property of the host page goes before each of these. */
export function applyLook(frame: HTMLElement, { look }: Options): void {
  for (const [name, value] of Object.entries(look)) frame.style.setProperty(`--own-${name}`, value)
}

/** True where the look depends on the host page, or its words may not be readable in the colours that were given. */
export function needsCare(options: Options, host: HTMLElement): boolean {
  const given = getComputedStyle(host)
  const isGiven = (name: string) => options.look[name] || given.getPropertyValue(`--goodword-${name}`)
  return options.theme === 'auto' || !!(isGiven('text') || isGiven('card'))
}
