import { releaseSpace } from './behaviour/reserved-space.ts'
import type { SettleChunk } from './contract.ts'

/** The entry of the chunk that widgets load once they are drawn, where the page reserves space for them. */
export const settle: SettleChunk['settle'] = (request) => releaseSpace(request)
