import type { ExtraCheck } from '#shared/forms.ts'

/** As many suspicious answers within this time are an attack. */
const WINDOW_MS = 10 * 60 * 1000
export const SUSPICIOUS_IN_ATTACK = 20
/** It is over when nothing was suspicious for this long. */
const LASTS_MS = 60 * 60 * 1000
/** More forms than are ever attacked at a time. */
const WATCHED_MAX = 1000

type Watched = {
  /** When suspicious answers came lately, oldest first. */
  moments: number[]
  /** Since when it is attacked; null while it isn't. */
  since: number | null
  /** How many there were in this attack. */
  suspicious: number
}

export type AttackWatch = ReturnType<typeof createAttackWatch>

/**
 * Notices when programs send answers to a form's collection link. It counts in this process's memory: after a restart, an
 * attack is noticed again within minutes.
 */
export function createAttackWatch() {
  const watched = new Map<string, Watched>()

  const find = (formId: string, now: Date): Watched | undefined => {
    const form = watched.get(formId)
    const last = form?.moments.at(-1)
    if (form && last !== undefined && now.getTime() - last < LASTS_MS) return form
    watched.delete(formId)
    return undefined
  }

  return {
    /** An answer was refused because it may come from a program, or arrived with signs of one. */
    noteSuspicious(formId: string, now: Date): void {
      const form = find(formId, now) ?? { moments: [], since: null, suspicious: 0 }
      const from = now.getTime() - WINDOW_MS
      form.moments = [...form.moments.filter((at) => at > from), now.getTime()].slice(-SUSPICIOUS_IN_ATTACK)
      if (form.since !== null) form.suspicious += 1
      else if (form.moments.length >= SUSPICIOUS_IN_ATTACK) {
        form.since = now.getTime()
        form.suspicious = form.moments.length
      }
      watched.delete(formId)
      watched.set(formId, form)
      // The one that was attacked longest ago.
      const [oldest] = watched.keys()
      if (watched.size > WATCHED_MAX && oldest !== undefined) watched.delete(oldest)
    },

    isUnderAttack: (formId: string, now: Date): boolean => (find(formId, now)?.since ?? null) !== null,

    /** What the owner reads about an attack that goes on; null without one. */
    read(formId: string, now: Date): ExtraCheck | null {
      const form = find(formId, now)
      if (!form || form.since === null) return null
      return { formId, since: new Date(form.since).toISOString(), suspicious: form.suspicious }
    },
  }
}
