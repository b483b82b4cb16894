import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Sqlite from 'better-sqlite3'

type Row = Record<string, string | number | null>

const PATH = /^\/goodword\/testimonial\/(?<id>[\w-]+)\/approve$/
const COLUMNS = `testimonials.id, customer_name, customer_email, images.id as image_id, rating, text, excerpt, highlight,
  reply, replied_at, is_reply_outdated, status, is_private,
  is_auto_send_enabled, email_state, email_delivery, email_problem, service, email_style_id, testimonials.form_id, reminds_at, reminders_sent,
  source, scheduled_for, testimonials.created_at, sent_at, submitted_at, revised_at, closed_at, declined_at, unsubscribed_at,
  sign_off_asked_at, sign_off_ended_at, withdrawn_at, erased_at,
  (select json_group_array(json_object('id', tags.id, 'name', tags.name, 'color', tags.color) order by tags.folded_name)
    from testimonial_tags cross join tags on tags.id = testimonial_tags.tag_id
    where testimonial_tags.testimonial_id = testimonials.id) as tags,
  (select json_object('userId', users.id, 'name', trim(users.first_name || ' ' || users.last_name))
    from users where users.id = testimonials.assignee_user_id) as assignee,
  (select json_object('receivedVia', existing_imports.received_via, 'userId', existing_imports.user_id,
      'memberName', existing_imports.member_name)
    from imported_testimonials cross join existing_imports on existing_imports.id = imported_testimonials.import_id
    where imported_testimonials.testimonial_id = testimonials.id) as imported`
const WITH_IMAGE = `from testimonials left join images
  on images.testimonial_id = testimonials.id and images.attached_at is not null and images.state = 'ready'`

/**
 * The least that can answer with the same bytes and headers, and leave the same rows: prepared statements, JSON.stringify
 * and plain node:http. It knows the workspace, and checks nothing else. The plus before each value keeps SQLite from
 * compiling a statement again each time, as in `server/db/kept-statements.ts`.
 */
export async function listenBaseline(
  raw: Sqlite.Database,
  {
    workspaceId,
    userId,
    pageSize,
    headers,
  }: { workspaceId: string; userId: string; pageSize: number; headers: readonly string[] },
): Promise<number> {
  const list = createList(raw, { workspaceId, pageSize })
  const approve = createApproval(raw, { workspaceId, userId })
  const answer: RequestListener = ({ method, url = '' }, response) => {
    const body = JSON.stringify(method === 'PUT' ? approve(PATH.exec(url)?.groups?.id ?? '') : list())
    response.writeHead(200, [...headers, 'content-length', String(Buffer.byteLength(body))]).end(body)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port.
  return (server.address() as AddressInfo).port
}

function createList(raw: Sqlite.Database, { workspaceId, pageSize }: { workspaceId: string; pageSize: number }) {
  const selectPage = raw.prepare<[string, number], Row>(
    `select ${COLUMNS} ${WITH_IMAGE} where testimonials.workspace_id = +? order by testimonials.created_at desc, testimonials.id desc limit +?`,
  )
  const selectCounts = raw.prepare<[string], { status: string; count: number }>(
    'select status, count from testimonial_counts where workspace_id = +?',
  )
  return () => {
    const counts = { all: 0, pending: 0, sent: 0, submitted: 0, approved: 0, rejected: 0 }
    for (const { status, count } of selectCounts.all(workspaceId)) {
      Object.assign(counts, { [status]: count })
      counts.all += count
    }
    const items = selectPage.all(workspaceId, pageSize).map(view)
    return { items, pagination: { currentPage: 1, pageCount: Math.ceil(counts.all / pageSize) }, counts }
  }
}

function createApproval(raw: Sqlite.Database, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const begin = raw.prepare('begin immediate')
  const commit = raw.prepare('commit')
  const approve = raw.prepare<[string, string]>(
    `update testimonials set status = 'approved' where workspace_id = +? and id = +? and status in ('submitted', 'rejected')`,
  )
  const insertEvent = raw.prepare<[string, string, string, string, string, number]>(
    `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, actor_user_id, actor_name, at)
     values (?, ?, ?, 'approved', 'member', ?, (select trim(trim(first_name) || ' ' || trim(last_name)) from users where id = +?), ?)`,
  )
  const change = raw.prepare<[string]>('update workspaces set content_version = content_version + 1 where id = +?')
  const selectOne = raw.prepare<[string, string], Row>(
    `select ${COLUMNS} ${WITH_IMAGE} where testimonials.workspace_id = +? and testimonials.id = +?`,
  )
  return (id: string) => {
    begin.run()
    if (approve.run(workspaceId, id).changes !== 1) throw new Error(`${id} can't be approved.`)
    insertEvent.run(`evt_${randomBytes(16).toString('base64url')}`, id, workspaceId, userId, userId, Date.now())
    change.run(workspaceId)
    const row = selectOne.get(workspaceId, id)
    commit.run()
    return row && view(row)
  }
}

const at = (instant: Row[string] | undefined) => (typeof instant === 'number' ? new Date(instant).toISOString() : null)

const view = (row: Row) => ({
  id: row.id,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  imageUrl: row.image_id,
  rating: row.rating,
  testimonial: row.text,
  excerpt: row.excerpt,
  highlight: row.highlight,
  reply:
    row.reply === null ? null : { text: row.reply, at: at(row.replied_at), isOutdated: row.is_reply_outdated === 1 },
  status: row.status,
  isPrivate: row.is_private === 1,
  isAutoSendEnabled: row.is_auto_send_enabled === 1,
  emailState: row.email_state,
  emailDelivery: row.email_delivery,
  emailProblem: row.email_problem,
  service: row.service,
  tags: JSON.parse(String(row.tags)),
  assignee: row.assignee === null ? null : JSON.parse(String(row.assignee)),
  emailStyleId: row.email_style_id,
  formId: row.form_id,
  remindsAt: at(row.reminds_at),
  remindersSent: row.reminders_sent,
  source: row.source,
  imported: row.imported === null ? null : JSON.parse(String(row.imported)),
  scheduledFor: at(row.scheduled_for),
  createdAt: at(row.created_at),
  sentAt: at(row.sent_at),
  submittedAt: at(row.submitted_at),
  revisedAt: at(row.revised_at),
  closedAt: at(row.closed_at),
  declinedAt: at(row.declined_at),
  unsubscribedAt: at(row.unsubscribed_at),
  signOffAskedAt: row.status === 'submitted' ? at(row.sign_off_asked_at) : null,
  signOffEndedAt: row.status === 'submitted' ? at(row.sign_off_ended_at) : null,
  withdrawnAt: at(row.withdrawn_at),
  erasedAt: at(row.erased_at),
})
