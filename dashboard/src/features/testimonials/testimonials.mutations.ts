import type { ShownWords } from '#shared/excerpt.ts'
import { getEmailSettings } from '#shared/email-settings.ts'
import { getChecklist } from '#shared/onboarding.ts'
import type { Language } from '#shared/languages.ts'
import { listPayments } from '#shared/payments.ts'
import { getTestimonialDetails, type TestimonialWithSentences } from '#shared/testimonial-details.ts'
import {
  changeReminders,
  createTestimonial,
  getRequestUsage,
  type NewTestimonialInput,
  removeTestimonial,
  resendTestimonial,
  type TestimonialInput,
  updateTestimonial,
} from '#shared/testimonial-requests.ts'
import { showExcerpt } from '#shared/testimonial-excerpt.ts'
import { addNote, assignTestimonial, deleteNote } from '#shared/testimonial-notes.ts'
import { replyToTestimonial } from '#shared/testimonial-reply.ts'
import { translateTestimonial } from '#shared/testimonial-translation.ts'
import { cancelSpelling, suggestSpelling } from '#shared/testimonial-spelling.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { useApi } from '../../lib/use-api.ts'
import { useAnswerChange, useCacheChange, useRefresh } from '../../lib/use-endpoint.ts'
import { withoutTestimonial, withTestimonial } from './list/testimonial-list.changes.ts'

const refreshed = [
  listTestimonials,
  getRequestUsage,
  getChecklist,
  getTestimonialDetails,
  getEmailSettings,
  listPayments,
]

const detailsOf = (id: string) => ({ endpoint: getTestimonialDetails, input: { params: { id } } })

export type TestimonialMutations = ReturnType<typeof useTestimonialMutations>

/** Every change of a request. Each throws the server's message, and refreshes the list and what counts it. */
export function useTestimonialMutations() {
  const call = useApi()
  const refresh = useRefresh()
  const changeCache = useCacheChange()
  const changeAnswer = useAnswerChange()
  const { data: me } = useCurrentUser()

  async function andRefresh<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      for (const endpoint of refreshed) void refresh(endpoint)
    }
  }

  const showInList = (changed: Testimonial) => changeCache(listTestimonials, (shown) => withTestimonial(shown, changed))

  async function showEverywhere(changed: Testimonial) {
    await showInList(changed)
    await changeAnswer(detailsOf(changed.id), (shown) => ({ ...shown, ...changed }))
  }

  return {
    create: (input: NewTestimonialInput, idempotencyKey: string) =>
      andRefresh(() => call(createTestimonial, { body: input }, { idempotencyKey })),

    update: (id: string, input: TestimonialInput) =>
      andRefresh(async () => {
        const updated = await call(updateTestimonial, { params: { id }, body: input })
        await showInList(updated)
        return updated
      }),

    /** Its details are not refreshed: there are none any more. */
    remove: async (id: string) => {
      try {
        await call(removeTestimonial, { params: { id } })
        await changeCache(listTestimonials, (shown) => withoutTestimonial(shown, id))
      } finally {
        void refresh(listTestimonials)
        void refresh(getChecklist)
        void refresh(listPayments)
      }
    },

    /** The first time for a pending request, again for a sent one. */
    send: (id: string, idempotencyKey: string) =>
      andRefresh(async () => showInList(await call(resendTestimonial, { params: { id } }, { idempotencyKey }))),

    /** In the list and the open details, too. */
    showExcerpt: (id: string, words: ShownWords & { revisedAt: string | null }) =>
      andRefresh(async () => showEverywhere(await call(showExcerpt, { params: { id }, body: words }))),

    /** In the list and the open details, too. */
    replyTo: (id: string, reply: { text: string | null; revisedAt: string | null }) =>
      andRefresh(async () => showEverywhere(await call(replyToTestimonial, { params: { id }, body: reply }))),

    /** In the open details. */
    translate: (id: string, translation: { language: Language; text: string | null; revisedAt: string | null }) =>
      andRefresh(async () => {
        const { translations } = await call(translateTestimonial, { params: { id }, body: translation })
        await changeAnswer(detailsOf(id), (shown) => ({ ...shown, translations }))
      }),

    /** In the open details. */
    suggestSpelling: (id: string, words: { text: string; revisedAt: string | null }) =>
      andRefresh(async () => {
        const { suggestion } = await call(suggestSpelling, { params: { id }, body: words })
        await changeAnswer(detailsOf(id), (shown) => ({
          ...shown,
          spellingSuggestions: [suggestion, ...shown.spellingSuggestions],
        }))
      }),

    cancelSpelling: (id: string) =>
      andRefresh(async () => {
        await call(cancelSpelling, { params: { id } })
        await changeAnswer(detailsOf(id), (shown) => ({
          ...shown,
          spellingSuggestions: shown.spellingSuggestions.filter(({ state }) => state !== 'open'),
        }))
      }),

    assign: (id: string, userId: string | null) =>
      andRefresh(async () => showEverywhere(await call(assignTestimonial, { params: { id }, body: { userId } }))),

    addNote: async (id: string, text: string, idempotencyKey: string) => {
      const note = await call(addNote, { params: { id }, body: { text } }, { idempotencyKey })
      await changeAnswer(detailsOf(id), (shown) => ({ ...shown, notes: [note, ...shown.notes] }))
    },

    deleteNote: async (id: string, noteId: string) => {
      await call(deleteNote, { params: { id, noteId } })
      await changeAnswer(detailsOf(id), (shown) => ({
        ...shown,
        notes: shown.notes.filter((note) => note.id !== noteId),
      }))
    },

    /** Shown as done at once; read again if it is refused. */
    changeReminders: (id: string, { areOn }: { areOn: boolean }) =>
      andRefresh(async () => {
        void changeAnswer(detailsOf(id), (shown) => withReminders(shown, { areOn, by: me }))
        await showEverywhere(await call(changeReminders, { params: { id }, body: { areOn } }))
      }),
  }
}

function withReminders(
  details: TestimonialWithSentences,
  { areOn, by }: { areOn: boolean; by: CurrentUser | undefined },
): TestimonialWithSentences {
  const kind = areOn ? 'reminders_resumed' : 'reminders_stopped'
  const who = { actor: 'member', memberId: by?.id ?? null, name: by ? fullName(by) : null } as const
  const history = [...details.history, { kind, ...who, at: new Date().toISOString() } as const]
  return { ...details, history, remindsAt: areOn ? details.remindsAt : null }
}
