import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { WHOLE_LIST } from './testimonial-list.address.ts'

const STORAGE_KEY = 'goodword.list-order'

/** Keeps the order that the owner chose, in this browser. */
export function keepOrder(order: TestimonialOrder): void {
  if (order === WHOLE_LIST.sort) browserStorage.removeItem(STORAGE_KEY)
  else browserStorage.setItem(STORAGE_KEY, order)
}

/** The order that the owner chose before; null for the default. */
export const keptOrder = (): TestimonialOrder | null =>
  TestimonialOrder.safeParse(browserStorage.getItem(STORAGE_KEY)).data ?? null
