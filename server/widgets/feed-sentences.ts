import type { Language } from '#shared/languages.ts'
import { ratedSentences } from '#shared/widget-messages/rated.ts'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import type { WidgetFeed } from '#shared/widgets.ts'

export type Translation = NonNullable<WidgetFeed['translation']>
type Rated = Pick<WidgetFeed['summary'], 'shared' | 'rated' | 'average'>

/**
 * The widget's own sentences, and the average as the language writes numbers. English has only what depends on the numbers:
 * undefined where that is nothing.
 */
export function translationOf(language: Language, { shared, rated, average }: Rated): Translation | undefined {
  const isPartlyRated = rated > 0 && rated < shared
  if (language === 'en') return isPartlyRated ? ratedSentences(language, rated) : undefined
  const written = average?.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    lang: language,
    ...TRANSLATIONS[language],
    ...(isPartlyRated && ratedSentences(language, rated)),
    ...(average && written && { [average.toFixed(1)]: written }),
  }
}
