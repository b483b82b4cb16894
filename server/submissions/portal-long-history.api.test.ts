import { expect, test } from 'vitest'
import type { Portal, PortalExport } from '#shared/portal.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { approvedAnswer } from '#server/testing/clients.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createPortalService } from './portal.service.ts'

const EVENTS = 1500
const SHOWN = 1000
/** Brand, consents, versions and so on. */
const OTHER_ROWS = 50

test('of a very long history the portal shows the newest events, and the export has all, in pages', async () => {
  const { h, owner, id, client } = await approvedAnswer()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const at = h.clock.now()
  for (let number = 0; number < EVENTS; number += 1) {
    const event = {
      id: `evt_${number}`,
      testimonialId: id,
      workspaceId,
      kind: 'approved',
      actor: 'member',
      at,
    } as const
    await h.insertRows(testimonialEvents, event)
  }
  const { db, mostRows } = countRowsPerTurn(h.deps.db)
  const portals = createPortalService({ ...h.deps, db })
  const historyOf = ({ answer }: Pick<Portal | PortalExport, 'answer'>) => answer?.history ?? []
  const shown = historyOf(await portals.getPortal(client.token))
  expect(shown).toHaveLength(SHOWN)
  expect(shown.map(({ kind }) => kind)).not.toContain('submitted')
  expect(mostRows()).toBeLessThan(SHOWN + OTHER_ROWS)

  const counted = countRowsPerTurn(h.deps.db)
  const exports = createPortalService({ ...h.deps, db: counted.db })
  const exported = historyOf(await exports.exportPortalData(client.token))
  expect(exported).toHaveLength(EVENTS + 2)
  expect(exported.at(-1)?.kind).toBe('submitted')
  expect(counted.mostRows()).toBeLessThan(SHOWN / 2 + OTHER_ROWS)
})
