import { setTimeout as sleep } from 'node:timers/promises'
import type { createChance } from '#server/testing/chance.ts'
import { kill, type Product, type Stage } from './stage.ts'

type Chance = ReturnType<typeof createChance>

/** A process that is killed again and again while it is working, and started again. */
export async function createVictim(stage: Stage, chance: Chance) {
  let product: Product = await stage.start()
  let kills = 0
  let restarting: Promise<void> = Promise.resolve()

  async function restart(): Promise<void> {
    await kill(product)
    kills += 1
    product = await stage.start()
  }

  return {
    origin: () => product.origin,
    /** Kills it soon: at once, or up to `withinMs` from now. */
    killSoon({ withinMs }: { withinMs: number }): void {
      restarting = restarting.then(() => sleep(chance.below(withinMs))).then(restart)
    },
    /** Once it runs again. */
    isBack: () => restarting,
    async end(): Promise<number> {
      await restarting
      await product.stop()
      return kills
    },
  }
}
