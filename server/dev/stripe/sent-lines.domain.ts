/** How many lines an invoice has in an answer or an event. The others are at `/v1/invoices/:id/lines`. */
const SENT_MAX = 10

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** As Stripe sends it: an invoice, or each invoice of a list, with its first ten lines. */
export function withFirstLines(sent: unknown): unknown {
  if (!isRecord(sent)) return sent
  const { object, data, lines } = sent
  if (object === 'list' && Array.isArray(data)) return { ...sent, data: data.map(withFirstLines) }
  if (object !== 'invoice' || !isRecord(lines) || !Array.isArray(lines['data'])) return sent
  const all: unknown[] = lines['data']
  return all.length <= SENT_MAX ? sent : { ...sent, lines: { ...lines, data: all.slice(0, SENT_MAX), has_more: true } }
}
