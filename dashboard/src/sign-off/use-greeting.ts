import type { SignOffPage } from '#shared/sign-off.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'

/** How the person is greeted in the language of the page; null for a greeting without a name. */
export const useGreeting = ({ greetingNames }: SignOffPage): string | null =>
  greetingNames[realLanguage(useLanguages().language)]
