import type { TagColor } from '#shared/tag-limits.ts'

export const colorNames: Record<TagColor, string> = {
  plum: 'Plum',
  blue: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  grey: 'Grey',
}

/** "3 testimonials", "1 testimonial", "No testimonials". */
export function testimonialsWith(count: number): string {
  if (count === 0) return 'No testimonials'
  return `${count.toLocaleString('en')} ${count === 1 ? 'testimonial' : 'testimonials'}`
}

/** After a tag was taken off several at once. */
export const untaggedMessage = ({ count, name }: { count: number; name: string }): string =>
  `${testimonialsWith(count)} lost the tag “${name}”.`

/** After several got a tag at once: "3 testimonials have the tag “shelf test”." */
export const taggedMessage = ({ count, name }: { count: number; name: string }): string =>
  `${testimonialsWith(count)} ${count === 1 ? 'has' : 'have'} the tag “${name}”.`

/** After several got a service at once, or none: "3 testimonials are about “Labels”." */
export const serviceSetMessage = ({ count, name }: { count: number; name: string | null }): string =>
  name === null
    ? `${testimonialsWith(count)} ${count === 1 ? 'has' : 'have'} no service now.`
    : `${testimonialsWith(count)} ${count === 1 ? 'has' : 'have'} the service “${name}”.`

const lose = (count: number): string => `${testimonialsWith(count)} ${count === 1 ? 'loses' : 'lose'} it.`

/** What deleting a tag that so many testimonials have changes. */
export const losesTagMessage = (count: number): string =>
  `${lose(count)} Forms, payment rules and planned requests stop giving it.`

/** The same for a service. */
export const losesServiceMessage = (count: number): string => `${lose(count)} Nothing else changes.`
