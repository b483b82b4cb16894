import { getOverview } from '#shared/overview.ts'
import type { Mount } from '#server/http/mount.ts'
import type { OverviewService } from './overview.service.ts'

export function mountOverview({ onMember }: Mount, overview: OverviewService): void {
  onMember(getOverview)(({ member }) => overview.getOverview(member))
}
