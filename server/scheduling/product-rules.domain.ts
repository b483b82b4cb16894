import type { ProductRule } from '#shared/connections.ts'
import { foldText } from '#shared/folded-text.ts'

type Bought = { line: string | null; description: string | null }

/** What the request of a payment gets, by the names of what was paid for. */
export function sortByProduct(
  rules: readonly ProductRule[],
  { line, description }: Bought,
): { service: string | null; tagIds: string[] } {
  const bought = foldText([line, description].join('\n'))
  const fitting = rules.filter(({ product }) => bought.includes(foldText(product)))
  return {
    service: fitting.find(({ service }) => service !== null)?.service ?? null,
    tagIds: fitting.flatMap(({ tagId }) => tagId ?? []),
  }
}
