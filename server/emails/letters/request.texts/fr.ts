import type { RequestTexts } from './request-texts.type.ts'

export const fr: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Bonjour,',
      helloTo: (name) => `Bonjour ${name},`,
      closing: 'Avec mes remerciements,',
      request: {
        subject: (sender) => `Comment était-ce de travailler avec ${sender} ?`,
        subjectTo: (name) => `Comment était-ce, ${name} ?`,
        preheader: 'Deux ou trois phrases compteraient beaucoup. Cela prend quelques minutes.',
        paragraphs: (sender) => [
          `Merci d’avoir travaillé avec ${sender}.`,
          'Voudriez-vous écrire deux ou trois phrases sur la façon dont cela s’est passé ? Des phrases sincères. Elles aident les prochains à se décider, et elles m’aident à progresser.',
        ],
      },
      reminder: {
        subject: (sender) => `Un petit rappel de ${sender}`,
        subjectTo: (name) => `Un petit rappel, ${name}`,
        preheader: 'Deux minutes suffisent. Et si vous préférez ne rien écrire, c’est très bien aussi.',
        paragraphs: (sender) => [
          `Il y a quelque temps, je vous ai demandé comment c’était de travailler avec ${sender}. Mon message vous a peut-être échappé.`,
          'Si vous trouvez deux minutes, quelques phrases sincères compteraient beaucoup pour moi. Et si vous préférez ne rien écrire, c’est très bien aussi.',
        ],
        only: 'Je ne vous le rappelle que cette fois-ci.',
        last: 'C’est mon dernier rappel.',
      },
    },
    formal: {
      hello: 'Madame, Monsieur,',
      helloTo: (name) => `Bonjour ${name},`,
      closing: 'Bien cordialement,',
      request: {
        subject: (sender) => `Votre avis sur ${sender}`,
        subjectTo: (_, sender) => `Votre avis sur ${sender}`,
        preheader: 'Deux ou trois phrases dans vos propres mots me seraient précieuses.',
        paragraphs: (sender) => [
          `Je vous remercie de la confiance que vous avez accordée à ${sender}.`,
          'Accepteriez-vous de décrire en deux ou trois phrases la façon dont vous avez vécu notre collaboration, en toute franchise et dans vos propres mots ? Cela aide d’autres personnes à se décider et me permet d’améliorer mon travail.',
        ],
      },
      reminder: {
        subject: (sender) => `Rappel : votre avis sur ${sender}`,
        subjectTo: (_, sender) => `Rappel : votre avis sur ${sender}`,
        preheader: 'Si votre emploi du temps le permet, quelques phrases franches me seraient précieuses.',
        paragraphs: (sender) => [
          `Il y a quelque temps, j’ai sollicité votre avis sur ${sender}.`,
          'Si votre emploi du temps le permet, quelques phrases franches me seraient précieuses. Si vous préférez ne rien écrire, je le comprends parfaitement.',
        ],
        only: 'Ce rappel est le seul.',
        last: 'Ce rappel est le dernier.',
      },
    },
    brief: {
      hello: 'Bonjour,',
      helloTo: (name) => `Bonjour ${name},`,
      closing: 'Merci !',
      request: {
        subject: (sender) => `Quelques mots sur ${sender} ?`,
        subjectTo: (name) => `Quelques mots, ${name} ?`,
        preheader: 'Deux ou trois phrases sincères m’aideraient beaucoup.',
        paragraphs: (sender) => [
          `Comment était-ce de travailler avec ${sender} ? Deux ou trois phrases sincères m’aideraient beaucoup.`,
        ],
      },
      reminder: {
        subject: (sender) => `Encore le temps pour quelques mots sur ${sender} ?`,
        subjectTo: (name) => `Encore le temps pour quelques mots, ${name} ?`,
        preheader: 'Juste un petit rappel.',
        paragraphs: (sender) => [
          `Juste un petit rappel : deux ou trois phrases sincères sur votre travail avec ${sender} m’aideraient beaucoup.`,
        ],
        only: 'Je ne vous le redemanderai pas.',
        last: 'Après cela, je ne vous le redemanderai plus.',
      },
    },
  },
  button: 'Écrire quelques mots',
  starsHint: 'Vous pouvez commencer par les étoiles :',
  stars: { one: 'étoile', other: 'étoiles' },
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  ourWork: 'notre collaboration',
  reason: (sender) =>
    `Vous recevez ce message parce que ${sender} vous a demandé quelques mots sur votre travail ensemble.`,
  replies: (owner) => `Si vous répondez, ${owner} vous lira.`,
  decline: 'Non merci, ne plus me le demander',
  unsubscribe: 'Se désabonner',
  sentWith: 'Envoyé avec',
}
