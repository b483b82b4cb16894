import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { UploadTextsContext } from '../upload/upload.texts.ts'
import { type Catalogue, clientCatalogue, type Texts } from './catalogue.ts'
import styles from './client-page.module.css'
import { FailureScreen } from './failure.screen.tsx'
import { chooseLanguage, directionOf, keepLanguage, type ShownLanguage } from './language.ts'
import { useTitle } from './use-title.ts'

type Languages = {
  language: ShownLanguage
  /** Switches the page to another language once its texts have loaded; the current one stays until then, or if that fails. */
  select: (language: ShownLanguage) => void
  /** The selected language whose texts failed to load. */
  failed: ShownLanguage | null
}

const LanguageContext = createContext<Languages | null>(null)

export function useLanguages(): Languages {
  const languages = use(LanguageContext)
  if (!languages) throw new Error('useLanguages must be used within a <LanguageProvider>.')
  return languages
}

/** The texts of a catalogue in the page's language; the provider must have this catalogue. */
export const useCatalogue = <T,>(catalogue: Catalogue<T>): T => catalogue.read(useLanguages().language)

export const useClientTexts = () => useCatalogue(clientCatalogue)

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'shown'; language: ShownLanguage; failed: ShownLanguage | null }

/**
 * Renders its children once the texts of the client's language have loaded, and nothing before. Starts loading on the first
 * render. `catalogues` are those of the entry, besides the one that all entries share. `known` resolves to the language the
 * client answered in, which is used unless another one was chosen.
 */
export function LanguageProvider({
  catalogues,
  known,
  children,
}: {
  catalogues: readonly Catalogue<Texts>[]
  known?: Promise<Language | null>
  children: ReactNode
}) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const shown = state.kind === 'shown' ? state.language : null

  const fetchTexts = (language: ShownLanguage) =>
    Promise.all([clientCatalogue, ...catalogues].map((catalogue) => catalogue.load(language)))

  const load = async (language: ShownLanguage) => {
    await fetchTexts(language)
    setState({ kind: 'shown', language, failed: null })
  }

  const begin = async () => {
    // Most likely the right one: starts loading while `known` is still pending.
    if (known) fetchTexts(chooseLanguage()).catch(() => {})
    await load(chooseLanguage({ known: (await known) ?? null })).catch(() => setState({ kind: 'failed' }))
  }

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => {
    void begin()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  useLayoutEffect(() => {
    if (!shown) return
    document.documentElement.lang = shown
    document.documentElement.dir = directionOf(shown)
  }, [shown])

  if (state.kind === 'loading') return null
  if (state.kind === 'failed') return <NoTextsPage />

  const select = (language: ShownLanguage) => {
    load(language).then(
      () => keepLanguage(language),
      () => setState({ ...state, failed: language }),
    )
  }
  return (
    <LanguageContext value={{ language: state.language, select, failed: state.failed }}>
      <UploadTextsContext value={clientCatalogue.read(state.language).upload}>{children}</UploadTextsContext>
    </LanguageContext>
  )
}

/** Shown when no texts could be loaded: its sentences are the only ones built into the page. */
function NoTextsPage() {
  const place = useTitle('An unexpected error occurred')
  return (
    <div ref={place} className={styles.sheet}>
      <main className={styles.body}>
        {/* Some browsers remember a failed module until the page is reloaded. */}
        <FailureScreen
          title="An unexpected error occurred."
          note="Part of this page didn't load. Anything you wrote before is kept. Please check your connection and try again."
          label="Try again"
          onRetry={() => window.location.reload()}
        />
      </main>
    </div>
  )
}
