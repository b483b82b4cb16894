import type { Service } from '#shared/tags.ts'
import { and, asc, count, desc, eq, isNotNull, jsonHas, or, placeholder, sql } from '#server/db/sql.ts'
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

type Listed = typeof widgets | typeof widgetVersions

const isChosenIn = (table: Listed, { workspaceId, service }: ServiceOf) =>
  and(
    eq(table.workspaceId, workspaceId),
    or(jsonHas(table.options, 'onlyServices', service), jsonHas(table.options, 'withoutServices', service)),
  )

/** The name of a widget whose choice of testimonials depends on this service. */
export function* findWidgetWithService(tx: Tx, of: ServiceOf): Transactional<string | undefined> {
  const [found] = yield* run(tx.select({ name: widgets.name }).from(widgets).where(isChosenIn(widgets, of)).limit(1))
  return found?.name
}

type Options = typeof widgets.$inferSelect.options

const renamed = (options: Options, service: string, name: string): Options => {
  const rename = (services: readonly string[]) => [...new Set(services.map((each) => (each === service ? name : each)))]
  const { onlyServices, withoutServices, ...others } = options
  return {
    ...others,
    ...(onlyServices && { onlyServices: rename(onlyServices) }),
    ...(withoutServices && { withoutServices: rename(withoutServices) }),
  }
}

/** In the options of widgets that show only this service or leave it out, and in their earlier versions. */
export function* renameInWidgets(tx: Tx, of: ServiceOf, name: string): Transactional<void> {
  const { workspaceId, service } = of
  const chosen = yield* run(
    tx.select({ id: widgets.id, options: widgets.options }).from(widgets).where(isChosenIn(widgets, of)),
  )
  for (const { id, options } of chosen) {
    const isWidget = and(eq(widgets.workspaceId, workspaceId), eq(widgets.id, id))
    yield* run(
      tx
        .update(widgets)
        .set({ options: renamed(options, service, name) })
        .where(isWidget),
    )
  }
  const { widgetId, revision } = widgetVersions
  const versions = yield* run(
    tx
      .select({ widgetId, revision, options: widgetVersions.options })
      .from(widgetVersions)
      .where(isChosenIn(widgetVersions, of)),
  )
  for (const { options, ...version } of versions) {
    const isVersion = and(
      eq(widgetVersions.workspaceId, workspaceId),
      eq(widgetId, version.widgetId),
      eq(revision, version.revision),
    )
    yield* run(
      tx
        .update(widgetVersions)
        .set({ options: renamed(options, service, name) })
        .where(isVersion),
    )
  }
}
