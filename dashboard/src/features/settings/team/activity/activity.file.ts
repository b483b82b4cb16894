import type { ActivityItem } from '#shared/workspace-activity.ts'
import { type CsvTable, writeCsv } from '../../../../lib/csv.ts'
import { localDay } from '../../../../lib/dates.ts'
import { whatMessage, whoMessage } from './activity.messages.ts'

type Column = { header: string; cell: (item: ActivityItem, of: { productName: string }) => string }

const valueOf = (text: string | null) => text ?? 'none'

/** Instants are ISO 8601 in UTC. */
const columns: readonly Column[] = [
  { header: 'Time (UTC)', cell: ({ at }) => at },
  { header: 'Who', cell: (item, of) => whoMessage(item, of).name },
  { header: 'As', cell: (item, of) => whoMessage(item, of).as },
  { header: 'What', cell: whatMessage },
  {
    header: 'Changes',
    cell: ({ changes }) =>
      changes.map(({ setting, before, after }) => `${setting}: ${valueOf(before)} → ${valueOf(after)}`).join('\n'),
  },
  { header: 'Kind', cell: ({ kind }) => kind },
]

export const activityTable = (items: readonly ActivityItem[], of: { productName: string }): CsvTable => ({
  header: columns.map(({ header }) => header),
  rows: items.map((item) => columns.map(({ cell }) => cell(item, of))),
})

/** Named after the reader's local day. */
export const activityFile = async (
  items: readonly ActivityItem[],
  { now, productName }: { now: Date; productName: string },
) => ({
  name: `goodword-activity-${localDay(now)}.csv`,
  content: await writeCsv(activityTable(items, { productName })),
})
