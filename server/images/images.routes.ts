import { type Context, Hono } from 'hono'
import { removeOrganisationImage, uploadOrganisationImage } from '#shared/images.ts'
import { organisationImagePath } from '#shared/image-uploads.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { matchesEtag } from '#server/http/negotiate.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { PUBLIC_CACHING, withProfile } from '#server/http/security-headers.ts'
import type { ImagesService } from './images.service.ts'

export function mountImages({ onMember }: Mount, images: ImagesService, limits: { upload: RateLimiter }): void {
  const placeOf = (workspaceId: string) => ({ workspaceId, testimonialId: null })

  onMember(uploadOrganisationImage)(async ({ member, params, openFile, request }) => {
    await limits.upload.consume(request.address)
    await images.receiveUpload({ place: placeOf(member.workspaceId), uploadId: params.uploadId }, openFile())
    return { imageUrl: organisationImagePath(params.uploadId) }
  })

  onMember(removeOrganisationImage)(({ member, params }) =>
    images.removeUpload({ place: placeOf(member.workspaceId), uploadId: params.uploadId }),
  )
}

/** Serves images: public ones, and those an owner has a signed URL for. */
export function imageRoutes(images: ImagesService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/images/:key/:variant', withProfile('image'), async (c) => {
    const { key, variant } = c.req.param()
    const photo = await images.findPublic(key, variant)
    // The content at a URL never changes, so its name is enough for the tag.
    const etag = `"${key}-${variant}"`
    c.header('etag', etag)
    if (!matchesEtag(c.req.header('if-none-match'), etag)) return sendImage(c, await photo.read(), PUBLIC_CACHING)
    c.header('cache-control', PUBLIC_CACHING)
    return c.body(null, 304)
  })

  app.get('/goodword/image/:id/:variant', async (c) => {
    const { until = '', signature = '' } = c.req.query()
    const view = { imageId: c.req.param('id'), variant: c.req.param('variant'), until, signature }
    return sendImage(c, await images.readForOwner(view), 'no-store')
  })

  return app
}

function sendImage(
  c: Context<AppEnv>,
  photo: Awaited<ReturnType<ImagesService['readForOwner']>>,
  cacheControl: 'no-store' | typeof PUBLIC_CACHING,
): Response {
  c.header('cache-control', cacheControl)
  return c.body(photo.bytes, 200, {
    'content-type': photo.mediaType,
    // Our own name, never that of the uploaded file.
    'content-disposition': `inline; filename="photo.${photo.mediaType === 'image/webp' ? 'webp' : 'jpg'}"`,
  })
}
