import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('an owner keeps time zone, first steps and notices, now of the workspace', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const settings = files.findIndex((file) => file.includes('workspace-settings'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, settings))
  raw.exec(`
    insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at, checklist_dismissed_at)
      values ('usr_1', '1', 'a@x.example', 'A', 'X', 'Asia/Tokyo', 1, 5), ('usr_2', '2', 'b@x.example', 'B', 'X', 'UTC', 1, null);
    insert into workspaces (id, owner_user_id, created_at) values ('wsp_1', 'usr_1', 1), ('wsp_2', 'usr_2', 1);
    insert into workspace_members (workspace_id, user_id, role)
      values ('wsp_1', 'usr_1', 'owner'), ('wsp_1', 'usr_2', 'editor'), ('wsp_2', 'usr_2', 'owner');
    insert into email_settings (workspace_id, default_style_id, reminder_count, reminder_after_days,
        notices_new_testimonial, notices_ask_scheduled, notices_requests_used_up, notices_payments_need_you)
      values ('wsp_1', 'main', 1, 7, 1, 0, 1, 0);
    insert into email_messages (id, workspace_id, kind, recipient, status, created_at)
      values ('msg_1', 'wsp_1', 'payments_notice', 'a@x.example', 'queued', 1), ('msg_2', 'wsp_1', 'request', 'c@x.example', 'queued', 1);
  `)
  apply(files.slice(settings))

  expect(raw.prepare('select id, time_zone, checklist_dismissed_at from workspaces order by id').all()).toEqual([
    { id: 'wsp_1', time_zone: 'Asia/Tokyo', checklist_dismissed_at: 5 },
    { id: 'wsp_2', time_zone: 'UTC', checklist_dismissed_at: null },
  ])
  const wanted = raw.prepare(
    `select notices_new_testimonial a, notices_request_scheduled b, notices_requests_used_up c, notices_payments_need_you d
      from workspace_members order by workspace_id, user_id`,
  )
  expect(wanted.all().map((row) => Object.values(row as object))).toEqual([
    [1, 0, 1, 0],
    [null, null, null, null],
    [null, null, null, null],
  ])
  expect(raw.prepare('select id, member_user_id from email_messages order by id').all()).toEqual([
    { id: 'msg_1', member_user_id: 'usr_1' },
    { id: 'msg_2', member_user_id: '' },
  ])
})
