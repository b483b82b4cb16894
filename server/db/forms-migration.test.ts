import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('every workspace has a default form, which asks for what the workspace asked for', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const forms = files.findIndex((file) => file.includes('_forms'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, forms))
  const questions = '[{"id":"qst_2","text":"What changed?"},{"id":"qst_1","text":"What is \\"good\\"?"}]'
  raw.exec(`
    insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at)
      values ('usr_1', '1', 'a@x.example', 'A', 'X', 'UTC', 1);
    insert into workspaces (id, owner_user_id, created_at) values ('wsp_1', 'usr_1', 7), ('wsp_2', 'usr_1', 8), ('wsp_3', 'usr_1', 9);
    insert into form_settings (workspace_id, asks_company, asks_role, questions)
      values ('wsp_1', 1, 0, '${questions}'), ('wsp_2', 0, 1, '[]');
  `)
  apply(files.slice(forms))

  const expected =
    '[{"id":"qst_2","text":"What changed?","kind":"long","options":[],"isRequired":false,"isPrivate":false},{"id":"qst_1","text":"What is \\"good\\"?","kind":"long","options":[],"isRequired":false,"isPrivate":false}]'
  const open = {
    is_default: 1,
    is_open: 1,
    closes_at: null,
    closed_message: null,
    answers_a_day: 50,
    needs_confirmed_email: 0,
    removed_answers: 0,
    service: null,
    layout: 'auto',
    asks_rating: 1,
    asks_photo: 1,
    required: '[]',
    language: null,
    has_own_color: 0,
    accent_color: null,
    thanks_message: null,
    thanks_link: null,
    thanks_code: null,
    deleted_at: null,
  }
  const saved = raw.prepare<[], { id: string }>('select * from forms order by workspace_id').all()
  expect(saved.map(({ id, ...form }) => form)).toEqual([
    {
      ...open,
      workspace_id: 'wsp_1',
      name: 'Client form',
      asks_company: 1,
      asks_role: 0,
      questions: expected,
      created_at: 7,
    },
    {
      ...open,
      workspace_id: 'wsp_2',
      name: 'Client form',
      asks_company: 0,
      asks_role: 1,
      questions: '[]',
      created_at: 8,
    },
    {
      ...open,
      workspace_id: 'wsp_3',
      name: 'Client form',
      asks_company: 0,
      asks_role: 0,
      questions: '[]',
      created_at: 9,
    },
  ])
  expect(new Set(saved.map(({ id }) => id)).size).toBe(3)
  for (const { id } of saved) expect(id).toMatch(/^frm_[\w-]{22,}$/)
})
