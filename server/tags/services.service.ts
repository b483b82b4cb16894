import { SERVICES_LISTED } from '#shared/tag-limits.ts'
import type { Service, Tag } from '#shared/tags.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { replaceEndedService } from '#server/emails/recipients/ended-requests.queries.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { foldText } from '#shared/folded-text.ts'
import {
  countService,
  findWidgetWithService,
  listServices,
  renameInWidgets,
  replaceService,
  saveService,
} from './services.repository.ts'
import { serviceNotFound, testimonialUnknown, usedByWidget } from './tags.errors.ts'
import { readTags } from './tags.service.ts'

type Of = { workspaceId: string; by: Actor; service: string }

export type ServicesService = ReturnType<typeof createServicesService>

/** What clients bought. A service is nothing but a name that testimonials share. */
export function createServicesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    listTags: (workspaceId: string): Promise<{ tags: Tag[]; services: Service[] }> =>
      db.read(function* (tx) {
        const tags = yield* readTags(tx, workspaceId)
        return { tags, services: yield* listServices(tx, { workspaceId, limit: SERVICES_LISTED }) }
      }),

    /** Throws `testimonials.not_found` (404). */
    setService: (of: { workspaceId: string; id: string; service: string | null }) =>
      db.transaction(function* (tx) {
        const service = yield* knownService(tx, of)
        if (!(yield* saveService(tx, of, service))) throw testimonialUnknown()
        yield* markContentChanged(tx, of.workspaceId)
        return { service }
      }),

    setServices: ({ ids, ...of }: { workspaceId: string; ids: readonly string[]; service: string | null }) =>
      db.transaction(function* (tx) {
        const { workspaceId } = of
        const service = yield* knownService(tx, of)
        const changed: string[] = []
        const failures: { id: string; code: string; message: string }[] = []
        for (const id of new Set(ids)) {
          if (yield* saveService(tx, { workspaceId, id }, service)) changed.push(id)
          else {
            const { code, message } = testimonialUnknown()
            failures.push({ id, code, message })
          }
        }
        if (changed.length > 0) yield* markContentChanged(tx, workspaceId)
        return { service, changed, failures }
      }),

    /** Throws `services.not_found` (404). */
    renameService: ({ by: actor, name: wanted, ...of }: Of & { name: string }): Promise<Service> =>
      db.transaction(function* (tx) {
        const { workspaceId, service } = of
        const count = yield* countService(tx, of)
        if (count === 0) throw serviceNotFound()
        const known = yield* knownService(tx, { workspaceId, service: wanted })
        // Its own name in another case is a new spelling, not another service.
        const name = known === null || known === service ? wanted : known
        yield* replaceService(tx, of, name)
        yield* replaceEndedService(tx, of, name)
        yield* renameInWidgets(tx, of, name)
        yield* markContentChanged(tx, workspaceId)
        const changes = [{ setting: 'Name', before: service, after: name }]
        const about = { workspaceId, actor, kind: 'service_renamed' as const, subject: service, count }
        yield* recordActivity(tx, { ...about, changes, now: clock.now() })
        return { name, count: yield* countService(tx, { workspaceId, service: name }) }
      }),

    /** Throws `services.not_found` (404) and `services.in_use` (409). */
    deleteService: ({ by: actor, ...of }: Of): Promise<{ count: number }> =>
      db.transaction(function* (tx) {
        const { workspaceId, service } = of
        const count = yield* countService(tx, of)
        if (count === 0) throw serviceNotFound()
        const widget = yield* findWidgetWithService(tx, of)
        if (widget !== undefined) throw usedByWidget({ kind: 'services', name: service, widget })
        yield* replaceService(tx, of, null)
        yield* replaceEndedService(tx, of, null)
        const about = { workspaceId, actor, kind: 'service_deleted' as const, subject: service, count }
        yield* recordActivity(tx, { ...about, now: clock.now() })
        return { count }
      }),
  }
}

/** As the workspace spells it already, whatever the case; otherwise as given. */
export function* knownService(
  tx: Tx,
  { workspaceId, service }: { workspaceId: string; service: string | null },
): Transactional<string | null> {
  return service === null ? null : (yield* readServices(tx, workspaceId))(service)
}

/** Spells services as the workspace does already, whatever their case. New ones stay as the first was given. */
export function* readServices(
  tx: Tx,
  workspaceId: string,
): Transactional<<Given extends string | null>(service: Given) => Given | string> {
  const spellings = yield* readSpellings(tx, workspaceId)
  return (service) => {
    if (service === null) return service
    const folded = foldText(service)
    const known = spellings.get(folded) ?? service
    spellings.set(folded, known)
    return known
  }
}

/** The service with this name, whatever its case; null for none. */
export function* findService(
  tx: Tx,
  { workspaceId, name }: { workspaceId: string; name: string | null },
): Transactional<string | null> {
  return name === null ? null : ((yield* readSpellings(tx, workspaceId)).get(foldText(name)) ?? null)
}

/** Of each service, by its folded name. */
function* readSpellings(tx: Tx, workspaceId: string): Transactional<Map<string, string>> {
  const services = yield* listServices(tx, { workspaceId, limit: SERVICES_LISTED })
  // Of two that differ in case only, the first counts.
  return new Map(services.toReversed().map(({ name }) => [foldText(name), name]))
}
