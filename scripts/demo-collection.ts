import { excerptOf, sentencesOf } from '#shared/excerpt.ts'
import { FormSettingsInput } from '#shared/form-settings.ts'
import { ExistingRow } from '#shared/existing-import.ts'
import type { StagedApplication } from '#server/testing/staged-application.ts'
import { demoExcerpt, demoImport, demoReply, demoSecondForm, demoSorting, PINNED } from './demo-collected.ts'

type Owner = { workspaceId: string; userId: string; by: ReturnType<StagedApplication['by']> }

/** A form of its own for a course, whose link anybody can use. */
export async function setUpSecondForm({ services }: StagedApplication, { workspaceId, by }: Owner): Promise<void> {
  const { name, settings } = demoSecondForm
  const { items } = await services.collectionLinks.listForms(workspaceId)
  if (items.some((form) => form.name === name)) return
  const { id } = await services.severalForms.createForm({ workspaceId, by, input: { name } })
  await services.forms.updateFormSettings({ workspaceId, by, id, input: FormSettingsInput.parse(settings) })
}

/** Testimonials from another service. They wait for the owner's decision. */
export async function importEarlierOnes(
  { services, drain }: StagedApplication,
  { workspaceId, userId }: Owner,
): Promise<void> {
  const { rows, ...file } = demoImport
  const input = { ...file, total: rows.length }
  const { id, state } = await services.existingImports.begin({
    workspaceId,
    userId,
    input,
    idempotencyKey: 'demo-import',
  })
  if (state !== 'receiving') return
  const parsed = rows.map((row, index) => ExistingRow.parse({ ...row, row: index + 2 }))
  await services.existingImports.receiveRows({ workspaceId, id, userId, rows: parsed })
  await services.existingImports.finish({ workspaceId, id })
  await drain()
}

/** Tags, services, an excerpt with a highlight, a reply, and pinned testimonials. */
export async function arrange(staged: StagedApplication, owner: Owner): Promise<void> {
  await sort(staged, owner)
  await chooseWords(staged, owner)
  await pin(staged, owner)
}

async function findByName({ services }: StagedApplication, { workspaceId }: Owner) {
  const { items } = await services.testimonials.listTestimonials({
    workspaceId,
    sort: 'newest',
    page: 1,
    pageSize: 100,
  })
  return (name: string) => {
    const found = items.find(({ customerName }) => customerName === name)
    if (!found) throw new Error(`The demo has no testimonial from ${name}.`)
    return found
  }
}

async function sort(staged: StagedApplication, owner: Owner): Promise<void> {
  const { workspaceId, by } = owner
  const { tags, services } = staged.services
  const find = await findByName(staged, owner)
  const idsOf = (names: readonly string[]) => names.map((name) => find(name).id)
  for (const [name, of] of Object.entries(demoSorting.tags))
    await tags.changeTags({ workspaceId, by, action: 'add', name, ids: idsOf(of) })
  for (const [service, of] of Object.entries(demoSorting.services))
    await services.setServices({ workspaceId, service, ids: idsOf(of) })
}

async function chooseWords(staged: StagedApplication, owner: Owner): Promise<void> {
  const { workspaceId, by } = owner
  const { excerpts, replies } = staged.services
  const find = await findByName(staged, owner)
  const { id, revisedAt, ...present } = find(demoExcerpt.name)
  const { highlight } = demoExcerpt
  const excerpt = excerptOf(sentencesOf(present.testimonial ?? '', 'en'), new Set(demoExcerpt.sentences))
  if (present.excerpt !== excerpt || present.highlight !== highlight)
    await excerpts.showExcerpt({ workspaceId, by, id, revisedAt, excerpt, highlight })
  const answered = find(demoReply.name)
  await replies.reply({
    workspaceId,
    by,
    id: answered.id,
    revisedAt: answered.revisedAt,
    needsNoSignOff: true,
    text: demoReply.reply,
  })
}

/** In the grid. */
async function pin({ services }: StagedApplication, { workspaceId, by }: Owner): Promise<void> {
  const { items } = await services.widgets.listWidgets(workspaceId)
  const grid = items.find(({ kind }) => kind === 'grid')
  if (!grid) return
  const key = { workspaceId, id: grid.id }
  const { content, end } = await services.widgetOrders.getOrder(key)
  const shown: { id: string; author: string; group: string }[] = []
  for await (const page of content.items) shown.push(...[page].flat())
  end()
  for (const name of PINNED) {
    const found = shown.find(({ author }) => author === name)
    if (found && found.group !== 'pinned')
      await services.widgetOrders.changeOrder({ ...key, by, change: { action: 'pin', id: found.id } })
  }
}
