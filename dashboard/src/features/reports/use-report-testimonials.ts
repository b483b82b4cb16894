import useSWR from 'swr'
import { useAuth } from '../../lib/auth/use-auth.ts'

type Page<Item> = { items: Item[]; next: string | null }

/** All testimonials of a report, read in pages; no data until the last one is there. `of` tells reports apart. */
export function useReportTestimonials<Item>(of: string, readPage: (after: string | undefined) => Promise<Page<Item>>) {
  const { getVisit } = useAuth()
  return useSWR<Item[], Error>([getVisit(), 'report-testimonials', of], async () => {
    const items: Item[] = []
    let after: string | undefined
    do {
      const page = await readPage(after)
      items.push(...page.items)
      after = page.next ?? undefined
    } while (after !== undefined)
    return items
  })
}
