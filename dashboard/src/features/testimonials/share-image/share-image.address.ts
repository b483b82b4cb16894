import type { Testimonial } from '#shared/testimonials.ts'
import { SHARE_DESIGNS, SHARE_FORMATS, type ShareDesign, type ShareFormat } from '#shared/share-image.ts'

/** What the address says about the image. */
export type ShareView = { design: ShareDesign; format: ShareFormat }

export const FORMATS = ['square', 'portrait', 'story', 'wide'] as const satisfies readonly ShareFormat[]
const FIRST: ShareView = { design: 'poster', format: 'portrait' }

/** Invalid parts are ignored. */
export const viewOf = (params: URLSearchParams): ShareView => ({
  design: SHARE_DESIGNS.find((design) => design === params.get('design')) ?? FIRST.design,
  format: FORMATS.find((format) => format in SHARE_FORMATS && format === params.get('format')) ?? FIRST.format,
})

export const paramsOf = ({ design, format }: ShareView): URLSearchParams => new URLSearchParams({ design, format })

export const shareImagePath = (testimonialId: string): string =>
  `/testimonials/${encodeURIComponent(testimonialId)}/share`

/** Whether there may be an image of it. The server decides. */
export const canBeShared = ({ status, isPrivate, withdrawnAt, erasedAt }: Testimonial): boolean =>
  status === 'approved' && !isPrivate && !withdrawnAt && !erasedAt
