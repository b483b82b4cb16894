import type { Service } from '#shared/tags.ts'
import { and, asc, count, desc, eq, isNotNull, jsonText, jsonWith, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgets, widgetVersions } from '#server/db/schema/widgets.ts'

type ServiceOf = { workspaceId: string; service: string }

const hasService = ({ workspaceId, service }: ServiceOf) =>
  and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.service, service))

const selectServices = prepared((tx) =>
  tx
    .select({ name: sql<string>`${testimonials.service}`, count: count() })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, placeholder('workspaceId')), isNotNull(testimonials.service)))
    .groupBy(testimonials.service)
    .orderBy(desc(count()), asc(testimonials.service))
    .limit(placeholder('limit')),
)

/** Most testimonials first. */
export const listServices = (tx: Tx, of: { workspaceId: string; limit: number }): Transactional<Service[]> =>
  selectServices(tx, of)

export function* countService(tx: Tx, of: ServiceOf): Transactional<number> {
  const [found] = yield* run(tx.select({ count: count() }).from(testimonials).where(hasService(of)))
  return found?.count ?? 0
}

/** Null takes it off all testimonials. */
export function* replaceService(tx: Tx, of: ServiceOf, service: string | null): Transactional<void> {
  yield* run(tx.update(testimonials).set({ service }).where(hasService(of)))
}

/** Whether there is such a testimonial. */
export function* saveService(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
  service: string | null,
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(testimonials)
      .set({ service })
      .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id)))
      .returning({ id: testimonials.id }),
  )
  return changed.length === 1
}

const isChosen = ({ workspaceId, service }: ServiceOf) =>
  and(eq(widgets.workspaceId, workspaceId), eq(jsonText(widgets.options, 'onlyService'), service))

/** The name of a widget that shows only this service. */
export function* findWidgetWithService(tx: Tx, of: ServiceOf): Transactional<string | undefined> {
  const [found] = yield* run(tx.select({ name: widgets.name }).from(widgets).where(isChosen(of)).limit(1))
  return found?.name
}

/** In the options of widgets that show only this service, and in their earlier versions. */
export function* renameInWidgets(tx: Tx, of: ServiceOf, name: string): Transactional<void> {
  const { workspaceId, service } = of
  const options = jsonWith(widgets.options, 'onlyService', name)
  yield* run(tx.update(widgets).set({ options }).where(isChosen(of)))
  const wasChosen = eq(jsonText(widgetVersions.options, 'onlyService'), service)
  const earlier = jsonWith(widgetVersions.options, 'onlyService', name)
  yield* run(
    tx
      .update(widgetVersions)
      .set({ options: earlier })
      .where(and(eq(widgetVersions.workspaceId, workspaceId), wasChosen)),
  )
}
