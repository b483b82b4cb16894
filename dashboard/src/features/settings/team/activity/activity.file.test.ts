import { expect, test } from 'vitest'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { activityFile, activityTable } from './activity.file.ts'

const item: ActivityItem = {
  id: 'act_1',
  at: '2026-11-20T09:00:00.000Z',
  kind: 'widget_changed',
  actor: 'member',
  memberId: 'usr_1',
  name: '=HYPERLINK("http://evil.example")',
  role: 'editor',
  testimonial: null,
  subject: '+wall',
  changes: [
    { setting: 'Name', before: null, after: '=1+1' },
    { setting: 'Maximum', before: '20', after: 'All' },
  ],
  count: null,
}
const of = { now: new Date(2026, 10, 20, 12), productName: 'Goodword' }

test('one line is one row, with every change', () => {
  const { header, rows } = activityTable([item], of)
  expect(Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]))).toEqual({
    'Time (UTC)': '2026-11-20T09:00:00.000Z',
    Who: '=HYPERLINK("http://evil.example")',
    As: 'Editor',
    What: 'Published the widget +wall',
    Changes: 'Name: none → =1+1\nMaximum: 20 → All',
    Kind: 'widget_changed',
  })
})

test('no cell of the file can start a formula', async () => {
  const { name, content } = await activityFile([item], of)
  expect(name).toBe('goodword-activity-2026-11-20.csv')
  expect(content).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  const cells = content.split(/[",\r\n]+/)
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@]/)
})
