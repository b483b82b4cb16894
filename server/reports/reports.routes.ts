import {
  createReportLink,
  getMonthReport,
  getReportEmail,
  getSharedReport,
  listReportLinks,
  listReportTestimonials,
  listSharedReportTestimonials,
  revokeReportLink,
  setReportEmail,
} from '#shared/reports.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ReportEmailService } from './report-email.service.ts'
import type { ReportLinksService } from './report-links.service.ts'
import type { ReportsService } from './reports.service.ts'

export function mountReports(
  { onMember, onPublic }: Mount,
  services: { reports: ReportsService; reportLinks: ReportLinksService; reportEmail: ReportEmailService },
  { limits, slots }: { limits: { miss: RateLimiter }; slots: WorkspaceSlots },
): void {
  const { reports, reportLinks, reportEmail } = services
  const countMisses = createMissCounter(limits.miss)

  onMember(getMonthReport)(({ member: { workspaceId }, query: { month } }) =>
    slots.run(workspaceId, () => reports.getReport({ workspaceId, month })),
  )

  onMember(listReportTestimonials)(({ member: { workspaceId }, query }) =>
    reports.listTestimonials({ workspaceId, month: query.month, after: query.after }),
  )

  onMember(listReportLinks)(async ({ member: { workspaceId }, query: { month } }) => ({
    items: await reportLinks.listLinks({ workspaceId, month }),
  }))

  onMember(createReportLink)(({ member, body }) => reportLinks.createLink({ member, ...body }))

  onMember(revokeReportLink)(({ member, params }) => reportLinks.revokeLink({ member, id: params.id }))

  onMember(getReportEmail)(({ member }) => reportEmail.getReportEmail(member))

  onMember(setReportEmail)(({ member, body }) => reportEmail.setReportEmail({ ...member, isOn: body.isOn }))

  onPublic(getSharedReport)(({ params, request }) =>
    countMisses(request.address, () => reportLinks.openLink(params.token)),
  )

  onPublic(listSharedReportTestimonials)(({ params, query, request }) =>
    countMisses(request.address, () => reportLinks.listLinkTestimonials({ token: params.token, after: query.after })),
  )
}
