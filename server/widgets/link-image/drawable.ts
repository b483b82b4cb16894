import type { ShareImageContent } from '#shared/share-image.ts'
import { textOf } from '#shared/share-image/draw.ts'

const CLIENT_SAYS = 'What a client says'

type Font = { canDraw: (text: string) => boolean }

/**
 * What a server can draw with its own font. A text in another script gives way to a sentence of ours, because boxes
 * instead of letters say nothing. A name or a company that can't be drawn is left out.
 */
export function drawableContent({ testimonial, brand }: ShareImageContent, { canDraw }: Font): ShareImageContent {
  const { author, role, company } = testimonial
  const orNothing = (text: string | null) => (text !== null && canDraw(text) ? text : null)
  const name = orNothing(brand.name) ?? ''
  const instead = { text: name === '' ? CLIENT_SAYS : `${CLIENT_SAYS} about ${name}`, excerpt: null, highlight: null }
  return {
    testimonial: {
      ...testimonial,
      author: orNothing(author) ?? '',
      role: orNothing(role),
      company: orNothing(company),
      ...(!canDraw(textOf({ testimonial, brand })) && instead),
    },
    brand: { ...brand, name },
  }
}
