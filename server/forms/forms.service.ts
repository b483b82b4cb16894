import type * as z from 'zod'
import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { plans } from '#shared/plans.ts'
import type { Language } from '#shared/languages.ts'
import type { Accent, Brand, ExtraFields, FormLayout, Thanks } from '#shared/submissions.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { changeAccentColor } from '#server/accounts/workspaces.queries.ts'
import { getWorkspace, getWorkspaceSender, getSubscription } from '#server/accounts/accounts.service.ts'
import { accentOf } from '#server/theme/accent.ts'
import {
  asksNothingMore,
  fieldsToAsk,
  nameQuestions,
  readableSettings,
  recordedAs,
  requiredOf,
} from './forms.domain.ts'
import { type CodeList, findCodeList } from './codes.repository.ts'
import { listFormTags, replaceFormTags } from './form-tags.repository.ts'
import { extrasNotIncluded, formNotFound, questionUnknown, tagUnknown } from './forms.errors.ts'
import { findForm, type FormContent, type FormRow, getDefaultForm, saveForm } from './forms.repository.ts'

export type FormsService = ReturnType<typeof createFormsService>

type Key = { workspaceId: string; id: string }

/** Owners' settings of what forms ask for and say. */
export function createFormsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `forms.not_found` (404). */
    getFormSettings: (key: Key): Promise<FormSettings> =>
      db.read(function* (tx) {
        return yield* readFormSettings(tx, { form: yield* getForm(tx, key), now: clock.now() })
      }),

    /** Throws `forms.not_found` (404), `form.question_unknown`, `form.tag_unknown` (422) and `form.not_included` (402). */
    updateFormSettings: ({
      by: actor,
      input,
      ...key
    }: Key & {
      by: Actor
      input: z.output<typeof FormSettingsInput>
    }): Promise<FormSettings> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const form = yield* getForm(tx, key)
        const { id, workspaceId } = form
        const present = yield* readFormSettings(tx, { form, now })
        const questions = nameQuestions(input.questions, { present: present.questions, newId: () => newId('qst') })
        if (!questions) throw questionUnknown()
        if (!present.areExtrasIncluded && !asksNothingMore(input, present)) throw extrasNotIncluded()
        const { accentColor, thanks, tagIds, ...settings } = input
        const hasOwnColor = input.hasOwnColor && !form.isDefault
        const content = {
          ...settings,
          required: requiredOf(input),
          questions,
          hasOwnColor,
          accentColor: hasOwnColor ? accentColor : null,
          ...thanksColumns(thanks),
        }
        yield* saveForm(tx, { workspaceId, id }, content)
        if (!(yield* replaceFormTags(tx, { workspaceId, id }, tagIds))) throw tagUnknown()
        if (form.isDefault) yield* changeAccentColor(tx, { workspaceId, accentColor })
        const saved = yield* readFormSettings(tx, { form: { ...form, ...content }, now })
        const change = { before: readableSettings(present), after: readableSettings(saved) }
        yield* recordChangedSettings(tx, { workspaceId, actor, ...recordedAs(form, 'Client form'), ...change, now })
        return saved
      }),

    previewAccent: (color: string): Promise<Accent> => Promise.resolve(accentOf(color)),
  }
}

const thanksColumns = ({ message, link, code }: Thanks) => ({
  thanksMessage: message,
  thanksLink: link,
  thanksCode: code,
})

/** Throws `forms.not_found` (404), also for deleted ones. The id `default` names the default form. */
export function* getForm(tx: Tx, { workspaceId, id }: Key): Transactional<FormRow> {
  if (id === 'default') return yield* getDefaultForm(tx, workspaceId)
  const found = yield* findForm(tx, { workspaceId, id })
  if (!found || found.deletedAt) throw formNotFound()
  return found
}

/**
 * What a request takes from the form that it names; null names the default form. Throws `forms.not_found` (404), but a
 * request keeps a form that was deleted since.
 */
export function* chooseForm(
  tx: Tx,
  { workspaceId, formId, kept = null }: { workspaceId: string; formId: string | null; kept?: string | null },
): Transactional<Pick<ClientForm, 'service'> & { formId: string | null }> {
  if (formId !== null && formId === kept) return { formId, service: null }
  const { id, isDefault, service } = yield* getForm(tx, { workspaceId, id: formId ?? 'default' })
  return { formId: isDefault ? null : id, service }
}

/** The same for a rule: a form that was deleted counts as the default form. */
export function* findChosenForm(
  tx: Tx,
  { workspaceId, formId }: { workspaceId: string; formId: string | null },
): Transactional<Pick<ClientForm, 'service'> & { formId: string | null }> {
  const found = formId === null ? undefined : yield* findForm(tx, { workspaceId, id: formId })
  if (!found || found.deletedAt) return yield* chooseForm(tx, { workspaceId, formId: null })
  return { formId: found.isDefault ? null : found.id, service: found.service }
}

/** The name of a chosen form; null for the default form, and for a deleted one. */
export function* findFormName(
  tx: Tx,
  { workspaceId, formId }: { workspaceId: string; formId: string | null },
): Transactional<string | null> {
  const found = formId === null ? undefined : yield* findForm(tx, { workspaceId, id: formId })
  return found && !found.deletedAt && !found.isDefault ? found.name : null
}

/** What was set, whether the plan includes it or not. */
export function* readFormSettings(tx: Tx, { form, now }: { form: FormRow; now: Date }): Transactional<FormSettings> {
  const { workspaceId } = form
  const { asksRating, asksPhoto, asksCompany, asksRole, required, questions, service, layout, language, hasOwnColor } =
    form
  const { accentColor: defaultColor } = yield* getWorkspace(tx, workspaceId)
  const accentColor = hasOwnColor ? form.accentColor : defaultColor
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  return {
    hasOwnColor,
    defaultColor,
    accentColor,
    accent: accentColor === null ? null : accentOf(accentColor),
    asksRating,
    asksPhoto,
    asksCompany,
    asksRole,
    required,
    questions,
    service,
    tags: yield* listFormTags(tx, form),
    layout,
    language,
    thanks: thanksOf(form),
    areExtrasIncluded: plans[plan].limits.hasFormExtras,
  }
}

/** What answers through a form get; null names the default form. A deleted one still gives them. */
export function* readFormTagIds(
  tx: Tx,
  { workspaceId, formId }: { workspaceId: string; formId: string | null },
): Transactional<string[]> {
  const id = formId ?? (yield* getDefaultForm(tx, workspaceId)).id
  return (yield* listFormTags(tx, { workspaceId, id })).map((tag) => tag.id)
}

/** Copies what the form asks for, if the plan of the new workspace includes it. */
export function* copyForm(tx: Tx, { from, to, now }: { from: string; to: string; now: Date }): Transactional<void> {
  const { plan } = yield* getSubscription(tx, { workspaceId: to, now })
  if (!plans[plan].limits.hasFormExtras) return
  const { id } = yield* getDefaultForm(tx, to)
  yield* saveForm(tx, { workspaceId: to, id }, contentOf(yield* getDefaultForm(tx, from)))
}

const thanksOf = ({ thanksMessage, thanksLink, thanksCode }: FormRow): Thanks => ({
  message: thanksMessage,
  link: thanksLink,
  code: thanksCode,
})

/** As clients read it who have not answered yet. */
export const withoutCode = (thanks: Thanks): Thanks => ({ ...thanks, code: null })

/** What another form can take over. */
export function contentOf(form: FormRow): FormContent {
  const { asksRating, asksPhoto, asksCompany, asksRole, required, questions } = form
  const { service, layout, language, hasOwnColor, accentColor, thanksMessage, thanksLink, thanksCode } = form
  const asked = { asksRating, asksPhoto, asksCompany, asksRole, required, questions }
  return { ...asked, service, layout, language, hasOwnColor, accentColor, thanksMessage, thanksLink, thanksCode }
}

/** A workspace's brand as clients see it. */
export function* readBrand(tx: Tx, workspaceId: string): Transactional<Brand> {
  const { organisationName, firstName, lastName } = yield* getWorkspaceSender(tx, workspaceId)
  const { accentColor } = yield* getWorkspace(tx, workspaceId)
  return {
    organisationName,
    firstName,
    lastName,
    logoUrl: yield* getOrganisationImagePath(tx, workspaceId),
    accent: accentColor === null ? null : accentOf(accentColor),
  }
}

/** A form as clients meet it. */
export type ClientForm = {
  extraFields: ExtraFields
  /** Without a code if each client gets a different one. */
  thanks: Thanks
  /** Of which each client who answers gets a code; null without one. */
  codeList: CodeList | null
  layout: FormLayout
  language: Language | null
  /** The workspace's accent, unless the form has one of its own. Null for the default. */
  accent: Accent | null
  /** What its answers are about, unless their request says it. */
  service: string | null
}

export const NO_EXTRA_FIELDS: ExtraFields = {
  rating: false,
  photo: false,
  company: false,
  role: false,
  required: [],
  questions: [],
}
export const NO_THANKS: Thanks = { message: null, link: null, code: null }

/**
 * What a form asks clients for besides the testimonial, and says afterwards: what was set, if the plan includes it. Null
 * names the default form. A deleted one still serves the requests that use it.
 */
export function* readClientForm(
  tx: Tx,
  { workspaceId, formId, now }: { workspaceId: string; formId: string | null; now: Date },
): Transactional<ClientForm> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const chosen = formId === null ? undefined : yield* findForm(tx, { workspaceId, id: formId })
  const form = chosen ?? (yield* getDefaultForm(tx, workspaceId))
  const { hasFormExtras } = plans[plan].limits
  const { service, layout, language } = form
  const { accentColor } = form.hasOwnColor ? form : yield* getWorkspace(tx, workspaceId)
  const codeList = (hasFormExtras && (yield* findCodeList(tx, form))) || null
  const thanks = hasFormExtras ? thanksOf(form) : NO_THANKS
  return {
    extraFields: fieldsToAsk(form, { hasFormExtras }),
    thanks: codeList ? withoutCode(thanks) : thanks,
    codeList,
    layout,
    language,
    accent: accentColor === null ? null : accentOf(accentColor),
    service,
  }
}
