import { useEffect } from 'react'
import { CONSENT_VERSION, consentTexts } from '#shared/consents.ts'
import type { Language } from '#shared/languages.ts'
import { hasOwnOptions, SCALE_OPTIONS } from '#shared/questions.ts'
import type { FormLayout, PublicRequest, Question, Thanks } from '#shared/submissions.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { LanguageProvider } from '../../../client/language.provider.tsx'
import { PreviewedStepContext } from '../../../client/steps/shown-step.ts'
import type { DraftStorage } from '../../../submit/draft.storage.ts'
import { startDraft } from '../../../submit/draft.ts'
import { submitCatalogue } from '../../../submit/submit-texts.ts'
import { SubmitView } from '../../../submit/submit.page.tsx'
import type { Answered } from '../../../submit/thanks.page.tsx'
import { THANKS_STEP } from './preview-steps.ts'
import type { PreviewedFields } from './previewed.ts'
import '../../../client/brand.css'

const catalogues = [submitCatalogue]
const english = Promise.resolve<Language>('en')

/** Keeps nothing. */
const storage: DraftStorage = {
  read: () => null,
  write: () => false,
  clear: () => {},
  readPortal: () => null,
  writePortalPath: () => {},
}

type FramedFormProps = {
  page: Document
  user: CurrentUser
  extraFields: PreviewedFields
  /** `auto` is shown as on a phone. */
  layout: FormLayout
  thanks: Thanks
  /** Which step is shown, if it is in steps, or what follows. */
  step: string
  /** Called with the page once it has its style sheets. It is a function that never changes. */
  onDressed: (page: Document) => void
}

/** The form of a client's page, on the page of a frame. It has what these clients would have, and does nothing. */
export function FramedForm({ page, user, extraFields, layout, thanks, step, onDressed }: FramedFormProps) {
  useStyleSheets(page, onDressed)
  const request = { ...requestOf(user, extraFields), layout, thanks }
  return (
    <div id="root" inert>
      <LanguageProvider catalogues={catalogues} known={english}>
        <PreviewedStepContext value={step}>
          <SubmitView
            view={
              step === THANKS_STEP
                ? { kind: 'answered', request, answered: justNow(thanks) }
                : { kind: 'form', requestId: request.id, request, initial: startDraft(request), storage }
            }
            onChange={() => {}}
            onReload={async () => {}}
            onRenew={async () => null}
          />
        </PreviewedStepContext>
      </LanguageProvider>
    </div>
  )
}

const justNow = ({ code }: Thanks): Answered => ({
  how: 'now',
  isPrivate: false,
  at: new Date(),
  portalPath: '/',
  code,
})

/** A request like those that clients get. Its colours are missing: they are the page's, and this one has its own. */
function requestOf(
  user: CurrentUser,
  { questions, ...asked }: PreviewedFields,
): Omit<PublicRequest, 'layout' | 'thanks'> {
  const { organisationName, firstName, lastName, organisationImageUrl } = user
  const offer = (language: Language) => ({
    version: CONSENT_VERSION,
    text: consentTexts[language](organisationName ?? fullName(user)),
  })
  return {
    id: 'preview',
    customerName: 'Ana Ribeiro',
    greetingNames: {
      en: 'Ana',
      de: 'Ana Ribeiro',
      fr: 'Ana Ribeiro',
      es: 'Ana',
      pt: 'Ana Ribeiro',
      it: 'Ana',
      nl: 'Ana Ribeiro',
    },
    organisationName,
    firstName,
    lastName,
    logoUrl: organisationImageUrl,
    accent: null,
    isAnswered: false,
    extraFields: {
      ...asked,
      questions: questions.map(questionOf),
    },
    language: null,
    consents: {
      en: offer('en'),
      de: offer('de'),
      fr: offer('fr'),
      es: offer('es'),
      pt: offer('pt'),
      it: offer('it'),
      nl: offer('nl'),
    },
    openedToken: '',
  }
}

/** What is still empty has its place. */
function questionOf({ text, kind, options, isRequired, isPrivate }: Omit<Question, 'id'>, index: number): Question {
  const words = (typed: string) => typed.trim() || '…'
  return {
    id: `${index}`,
    text: words(text),
    kind,
    isRequired,
    isPrivate,
    options: hasOwnOptions(kind) ? [...new Set(options.map(words))] : kind === 'scale' ? [...SCALE_OPTIONS] : [],
  }
}

/** Copies the style sheets of this page, by now those of the form too. */
function useStyleSheets(page: Document, onDressed: (page: Document) => void) {
  useEffect(() => {
    const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) =>
      page.importNode(sheet, true),
    )
    const loaded = sheets
      .filter(({ localName }) => localName === 'link')
      .map(
        (link) =>
          new Promise<void>((resolve) => {
            link.addEventListener('load', () => resolve())
            link.addEventListener('error', () => resolve())
          }),
      )
    page.head.append(...sheets)
    void Promise.all(loaded).then(() => onDressed(page))
  }, [page, onDressed])
}
