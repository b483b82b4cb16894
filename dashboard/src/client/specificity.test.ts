import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { clientCatalogue } from './catalogue.ts'
import { findMissing } from './specificity.ts'

async function missingIn(text: string, language: Language, names: readonly string[] = []) {
  const { signs } = (await clientCatalogue.load(language)).fields.words
  return findMissing(text, { language, signs, names })
}

describe('words that say little', () => {
  it.each<[Language, string, string]>([
    ['en', 'Great!', 'change'],
    [
      'en',
      'Very nice and friendly people, I would recommend them to everybody without a doubt, they are good.',
      'change',
    ],
    ['de', 'Sehr nette Leute, alles war ganz wunderbar, ich kann sie wirklich allen nur sehr empfehlen.', 'change'],
    ['fr', 'Des gens très sympathiques, je les recommande à tout le monde sans la moindre hésitation.', 'change'],
    ['es', 'Gente muy amable, se los recomiendo a todo el mundo sin ninguna duda, de verdad.', 'change'],
    ['pt', 'Gente muito simpática, recomendo a toda a gente sem qualquer dúvida, a sério.', 'change'],
    ['it', 'Persone molto gentili, le consiglio a tutti senza alcun dubbio, davvero brave.', 'change'],
    ['nl', 'Heel aardige mensen, ik raad ze zonder twijfel aan iedereen aan, echt waar.', 'change'],
  ])('are asked for what would help most (%s: %s)', async (language, text, missing) => {
    expect(await missingIn(text, language)).toBe(missing)
  })

  it.each<[Language, string, string]>([
    ['en', 'Before, our shop was slow and nobody could find a thing in it, and now everybody can.', 'time'],
    ['de', 'Vorher fand niemand etwas in unserem Laden, jetzt finden alle, was sie suchen, und sind froh.', 'time'],
    ['fr', 'Avant, personne ne trouvait rien dans notre boutique, et maintenant tout le monde trouve vite.', 'time'],
    ['en', 'In three weeks the whole shop was done, and everybody who works with it is happy about that.', 'change'],
    ['en', 'It is faster now, in March.', 'more'],
  ])('are asked for the next thing once there is one (%s: %s)', async (language, text, missing) => {
    expect(await missingIn(text, language)).toBe(missing)
  })
})

describe('words that are concrete', () => {
  it.each<[Language, string]>([
    ['en', 'Before, our shop took eleven seconds to load. Since March it takes one, and orders have doubled.'],
    ['en', 'They moved our whole shop to Shopify, and finally our customers find what they came here for.'],
    ['de', 'Vorher dauerte eine Bestellung zwei Tage. Seit März geht es in einer Stunde, und alle sind zufrieden.'],
    ['fr', 'Avant, une commande prenait deux jours. Depuis mars, une heure suffit, et tout le monde est content.'],
    ['es', 'Antes un pedido tardaba dos días. Desde marzo basta una hora, y todo el mundo está contento.'],
    ['pt', 'Antes, uma encomenda demorava dois dias. Desde março basta uma hora, e toda a gente está contente.'],
    ['it', 'Prima un ordine richiedeva due giorni. Da marzo ora basta un’ora, e sono tutti molto contenti.'],
    ['nl', 'Voorheen duurde een bestelling twee dagen. Sinds maart is een uur genoeg, en iedereen is tevreden.'],
  ])('are asked for nothing (%s: %s)', async (language, text) => {
    expect(await missingIn(text, language)).toBeNull()
  })

  it('know the sender as a named thing, in German too, where a capital says nothing', async () => {
    const text = 'Jetzt ist alles anders: studio halm hat uns wirklich sehr geholfen, und alle sind nun sehr froh.'
    expect(await missingIn(text, 'de')).toBe('time')
    expect(await missingIn(text, 'de', ['studio halm'])).toBeNull()
  })

  it('do not take the first word of a sentence, or the English I, for a name', async () => {
    const text = 'Now I sleep better. Everything is calm. I am glad. Thanks for all of it, and for the kindness.'
    expect(await missingIn(text, 'en')).toBe('time')
  })
})
