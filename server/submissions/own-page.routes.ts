import {
  changeOwnVisibility,
  declineRequest,
  eraseOwnData,
  exportOwnData,
  getOwnPage,
  reviseOwnWords,
  withdrawOwnWords,
} from '#shared/own-page.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { ErasingService } from './erasing.service.ts'
import type { OwnChangesService } from './own-changes.service.ts'
import type { OwnPageService } from './own-page.service.ts'

export function mountOwnPages(
  { onPublic }: Mount,
  services: { ownPages: OwnPageService; ownChanges: OwnChangesService; erasing: ErasingService },
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  const { ownPages, ownChanges, erasing } = services
  const countMisses = createMissCounter(limits.miss)

  async function countChange<T>(address: string, change: () => Promise<T>): Promise<T> {
    await limits.submit.consume(address)
    return countMisses(address, change)
  }

  onPublic(getOwnPage)(({ params, request }) => countMisses(request.address, () => ownPages.getOwnPage(params.token)))

  onPublic(exportOwnData)(({ params, request }) =>
    countMisses(request.address, () => ownPages.exportOwnData(params.token)),
  )

  onPublic(reviseOwnWords)(({ params, body, request: { address } }) =>
    countChange(address, () => ownChanges.reviseOwnWords({ token: params.token, address, input: body })),
  )

  onPublic(changeOwnVisibility)(({ params, body, request: { address } }) =>
    countChange(address, () => ownChanges.changeOwnVisibility({ token: params.token, address, input: body })),
  )

  onPublic(withdrawOwnWords)(({ params, request }) =>
    countChange(request.address, () => ownChanges.withdrawOwnWords(params.token)),
  )

  onPublic(declineRequest)(({ params, request }) =>
    countChange(request.address, () => ownChanges.declineRequest(params.token)),
  )

  onPublic(eraseOwnData)(({ params, request }) =>
    countChange(request.address, () => erasing.eraseOwnData(params.token)),
  )
}
