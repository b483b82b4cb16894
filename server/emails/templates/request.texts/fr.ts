import type { RequestTexts } from './request-texts.type.ts'

export const fr: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
      closing: 'Un grand merci,',
      request: {
        subject: (sender) => `Comment cela s’est-il passé avec ${sender}\u202f?`,
        subjectTo: (name) => `Comment cela s’est-il passé, ${name}\u202f?`,
        preheader: 'Deux ou trois phrases compteraient beaucoup pour moi. Cela ne prend que quelques minutes.',
        paragraphs: (sender) => [
          `Merci d’avoir travaillé avec ${sender ?? 'moi'}.`,
          'Pourriez-vous écrire deux ou trois phrases sur la façon dont cela s’est passé\u202f? En toute sincérité\u202f: cela aide d’autres personnes à se décider, et cela m’aide à progresser.',
        ],
      },
      reminder: {
        subject: (sender) => `Un petit rappel de ${sender}`,
        subjectTo: (name) => `Un petit rappel, ${name}`,
        preheader: 'Deux minutes suffisent. Et si vous préférez ne rien écrire, aucun souci.',
        paragraphs: (sender) => [
          `Il y a quelque temps, je vous ai demandé comment ${sender ? `cela s’était passé avec ${sender}` : 's’était passée notre collaboration'}. Mon e-mail vous a peut-être échappé.`,
          'Si vous avez deux minutes, quelques phrases sincères compteraient beaucoup pour moi. Et si vous préférez ne rien écrire, aucun souci.',
        ],
        only: 'C’est mon seul rappel\u202f: je ne vous relancerai plus.',
        last: 'C’est mon dernier rappel.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Bonjour ${name},` : 'Madame, Monsieur,'),
      closing: 'Bien cordialement,',
      request: {
        subject: (sender) => `Votre expérience avec ${sender}`,
        subjectTo: (_, sender) => `Votre expérience avec ${sender}`,
        preheader: 'Deux ou trois phrases, avec vos propres mots, me seraient précieuses.',
        paragraphs: (sender) => [
          `Je vous remercie de la confiance que vous ${sender ? `avez accordée à ${sender}` : 'm’avez accordée'}.`,
          'Accepteriez-vous de décrire notre collaboration en deux ou trois phrases, en toute franchise et avec vos propres mots\u202f? Cela aide d’autres personnes à se décider et me permet d’améliorer mon travail.',
        ],
      },
      reminder: {
        subject: (sender) => `Rappel\u202f: votre expérience avec ${sender}`,
        subjectTo: (_, sender) => `Rappel\u202f: votre expérience avec ${sender}`,
        preheader: 'Si vous avez un moment, quelques phrases me seraient précieuses.',
        paragraphs: (sender) => [
          `Il y a quelque temps, je vous ai demandé votre avis sur ${sender ?? 'notre collaboration'}.`,
          'Si vous avez un moment, quelques phrases sincères me seraient précieuses. Si vous préférez ne rien écrire, je le comprends parfaitement.',
        ],
        only: 'Ce rappel est le seul que je vous enverrai.',
        last: 'Ce rappel est le dernier que je vous enverrai.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
      closing: 'Merci\u202f!',
      request: {
        subject: (sender) => `Un court témoignage sur ${sender}\u202f?`,
        subjectTo: (name) => `Un court témoignage, ${name}\u202f?`,
        preheader: 'Cela ne prend que quelques minutes.',
        paragraphs: (sender) => [
          `Comment s’est passée ${sender ? `votre collaboration avec ${sender}` : 'notre collaboration'}\u202f? Deux ou trois phrases sincères m’aideraient beaucoup.`,
        ],
      },
      reminder: {
        subject: (sender) => `Rappel\u202f: un court témoignage sur ${sender}\u202f?`,
        subjectTo: (name) => `Rappel\u202f: un court témoignage, ${name}\u202f?`,
        preheader: 'Deux minutes suffisent.',
        paragraphs: (sender) => [
          `Juste un petit rappel\u202f: deux ou trois phrases sincères sur ${sender ? `votre collaboration avec ${sender}` : 'notre collaboration'} m’aideraient beaucoup.`,
        ],
        only: 'Je ne vous relancerai plus.',
        last: 'Après cela, je ne vous relancerai plus.',
      },
    },
  },
  button: 'Écrire un témoignage',
  starsHint: 'Vous pouvez commencer par une note\u202f:',
  stars: { one: 'étoile', other: 'étoiles' },
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u202f:',
  ourWork: 'notre collaboration',
  reason: (sender) => `Vous recevez cet e-mail parce que ${sender} vous a demandé un témoignage.`,
  replies: (owner) => `Si vous y répondez, ${owner} vous lira.`,
  decline: 'Non merci, ne plus me le demander',
  unsubscribe: 'Se désabonner',
  sentWith: 'Envoyé avec',
}
