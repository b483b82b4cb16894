import type { SpellingTexts } from './spelling-texts.type.ts'

export const nl: SpellingTexts = {
  subject: (sender) => `Uw review voor ${sender}: een spellingcorrectie`,
  preheader: 'U beslist of u die gebruikt.',
  greeting: (name) => (name ? `Geachte ${name},` : 'Goedendag,'),
  suggests: (sender) =>
    `${sender} stelt een spellingcorrectie voor uw review voor. Alleen de spelling verandert, niet wat u zegt.`,
  nothingChanges:
    'Er verandert niets zonder uw akkoord. Op uw pagina kunt u beide versies vergelijken en daarna de nieuwe gebruiken of de uwe houden.',
  button: 'Beide versies vergelijken',
  closing: 'Met hartelijke dank,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: (sender) => `U ontvangt deze e-mail omdat u een review voor ${sender} hebt geschreven.`,
  unsubscribe: 'Afmelden',
  sentWith: 'Verzonden met',
}
