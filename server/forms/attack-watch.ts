import type { ExtraCheck } from '#shared/forms.ts'
import type { Remembered, SharedMemory } from '#server/kernel/shared-memory.ts'

/** As many suspicious answers within this time are an attack. */
const WINDOW_MS = 10 * 60 * 1000
export const SUSPICIOUS_IN_ATTACK = 20
/** It is over when nothing was suspicious for this long. */
const LASTS_MS = 60 * 60 * 1000

type Watched = {
  /** When suspicious answers came lately, oldest first. */
  moments: number[]
  /** Since when it is attacked; null while it isn't. */
  since: number | null
  /** How many there were in this attack. */
  suspicious: number
}

export type AttackWatch = ReturnType<typeof createAttackWatch>

/** Notices when programs send answers to a form's collection link, whichever process receives them. */
export function createAttackWatch({ memory }: { memory: Pick<SharedMemory, 'values'> }) {
  const watched = memory.values<Watched>('attacks on forms')

  return {
    /** An answer was refused because it may come from a program, or arrived with signs of one. */
    noteSuspicious: (formId: string, now: Date): Promise<void> =>
      watched.change([[formId]], now, ([known]) => [withAnother(known, now)]),

    async isUnderAttack(formId: string, now: Date): Promise<boolean> {
      const form = await watched.glance([formId], now)
      return form !== undefined && form.since !== null
    },

    /** What the owner reads about attacks on these forms that go on. */
    async read(formIds: readonly string[], now: Date): Promise<ExtraCheck[]> {
      const found = await watched.read(
        formIds.map((id) => [id]),
        now,
      )
      return formIds.flatMap((formId, index) => {
        const { since = null, suspicious = 0 } = found[index] ?? {}
        return since === null ? [] : [{ formId, since: new Date(since).toISOString(), suspicious }]
      })
    },
  }
}

function withAnother(known: Watched | undefined, now: Date): Remembered<Watched> {
  const at = now.getTime()
  const recent = known?.moments.filter((moment) => moment > at - WINDOW_MS) ?? []
  const moments = [...recent, at].slice(-SUSPICIOUS_IN_ATTACK)
  return { value: { moments, ...countedIn(known, moments) }, until: new Date(at + LASTS_MS) }
}

function countedIn(known: Watched | undefined, moments: readonly number[]): Pick<Watched, 'since' | 'suspicious'> {
  if (known && known.since !== null) return { since: known.since, suspicious: known.suspicious + 1 }
  if (moments.length < SUSPICIOUS_IN_ATTACK) return { since: null, suspicious: 0 }
  return { since: moments.at(-1) ?? null, suspicious: moments.length }
}
