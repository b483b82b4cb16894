import {
  acceptSpelling,
  changePortalVisibility,
  declineRequest,
  declineSpelling,
  erasePortalData,
  exportPortalData,
  getPortal,
  reviseTestimonial,
  withdrawTestimonial,
} from '#shared/portal.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { ErasingService } from './erasing.service.ts'
import type { PortalChangesService } from './portal-changes.service.ts'
import type { PortalSpellingService } from './portal-spelling.service.ts'
import type { PortalService } from './portal.service.ts'

export function mountPortal(
  { onPublic }: Mount,
  services: {
    portals: PortalService
    portalChanges: PortalChangesService
    portalSpelling: PortalSpellingService
    erasing: ErasingService
  },
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  const { portals, portalChanges, portalSpelling, erasing } = services
  const countMisses = createMissCounter(limits.miss)

  async function countChange<T>(address: string, change: () => Promise<T>): Promise<T> {
    await limits.submit.consume(address)
    return countMisses(address, change)
  }

  onPublic(getPortal)(({ params, request }) => countMisses(request.address, () => portals.getPortal(params.token)))

  onPublic(exportPortalData)(({ params, request }) =>
    countMisses(request.address, () => portals.exportPortalData(params.token)),
  )

  onPublic(reviseTestimonial)(({ params, body, request: { address } }) =>
    countChange(address, () => portalChanges.reviseTestimonial({ token: params.token, address, input: body })),
  )

  onPublic(changePortalVisibility)(({ params, body, request: { address } }) =>
    countChange(address, () => portalChanges.changePortalVisibility({ token: params.token, address, input: body })),
  )

  onPublic(withdrawTestimonial)(({ params, request }) =>
    countChange(request.address, () => portalChanges.withdrawTestimonial(params.token)),
  )

  onPublic(acceptSpelling)(({ params, body, request: { address } }) =>
    countChange(address, () => portalSpelling.acceptSpelling({ token: params.token, address, ...body })),
  )

  onPublic(declineSpelling)(({ params, body, request }) =>
    countChange(request.address, () => portalSpelling.declineSpelling({ token: params.token, ...body })),
  )

  onPublic(declineRequest)(({ params, request }) =>
    countChange(request.address, () => portalChanges.declineRequest(params.token)),
  )

  onPublic(erasePortalData)(({ params, request }) =>
    countChange(request.address, () => erasing.erasePortalData(params.token)),
  )
}
