import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('fr')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'caractère', other: 'caractères' })}`
const lineTooLong = (most: number) => `Merci de ne pas dépasser ${characters(most)}.`
const tooLong = (by: number) => `Merci de raccourcir votre texte de ${characters(by)}.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Recueilli avec ${product}`,
    privacyPolicy: 'Confidentialité',
    language: 'Langue',
    languageFailed: 'Cette langue n’a pas pu être chargée. Merci de réessayer.',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai…',
  },
  nowhere: {
    title: 'Il n’y a rien à voir derrière ce lien',
    note: 'Il a peut-être été coupé en chemin, ou ce vers quoi il menait n’existe plus. Ouvrez encore une fois le lien de votre message, ou demandez-en un nouveau à la personne qui vous l’a envoyé. Vous n’y êtes pour rien.',
  },
  fields: {
    optional: 'Facultatif',
    rating: {
      title: 'Votre note',
      clear: 'Effacer la note',
      words: ['Mauvais', 'Moyen', 'Bien', 'Très bien', 'Excellent'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'étoile', other: 'étoiles' })}, ${word}`,
    },
    words: {
      title: 'Comment cela s’est-il passé\u00a0?',
      promptsTitle: 'Si la page reste blanche, commencez par l’une de ces questions',
      prompts: [
        'Comment était-ce avant\u00a0?',
        'Qu’est-ce qui a changé pour vous\u00a0?',
        'Que diriez-vous à un ami\u00a0?',
      ],
      count: (count: number, most: number) => `${number(count)} caractères sur ${number(most)}`,
      missing: 'Écrivez quelques mots. Une phrase sincère suffit.',
      tooLong,
      refused: 'Ce texte contient quelque chose qui ne peut pas être envoyé. Merci de le relire.',
      hints: {
        more: 'Encore une phrase ou deux, et l’on pourra se le représenter.',
        change: 'Comment était-ce avant, et qu’est-ce qui a changé\u00a0? C’est ce qui aide le plus les autres.',
        time: 'C’était quand, ou combien de temps cela a-t-il pris\u00a0? Un chiffre ou un mois rend les mots crédibles.',
        name: 'De quoi s’agissait-il exactement\u00a0? Le nommer aide les autres à se le représenter.',
        thanks: 'Merci, c’est merveilleusement concret.',
      },
      signs: {
        change:
          "avant|après|maintenant|depuis|désormais|enfin|auparavant|autrefois|aujourd’hui|aujourd'hui|au lieu|ne plus|plus besoin|changé|amélioré|devenu|jusque",
        numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|moitié|double|cent|mille|hier|matin',
      },
    },
    name: {
      title: 'Votre nom',
      missing: 'Merci d’indiquer votre nom.',
      tooLong: lineTooLong,
      refused: 'Merci d’écrire votre nom sur une seule ligne.',
    },
    company: {
      title: 'Votre entreprise',
      missing: 'Merci d’indiquer votre entreprise.',
      tooLong: lineTooLong,
      refused: 'Merci d’écrire votre entreprise sur une seule ligne.',
    },
    role: {
      title: 'Votre fonction',
      missing: 'Merci d’indiquer votre fonction.',
      tooLong: lineTooLong,
      refused: 'Merci d’écrire votre fonction sur une seule ligne.',
    },
    answers: {
      tooLong,
      refused: 'Ce texte contient quelque chose qui ne peut pas être envoyé. Merci de le relire.',
    },
    visibility: {
      title: 'Qui peut le lire\u00a0?',
      public: 'Public',
      publicLine: 'Votre témoignage pourra être montré publiquement.',
      publicNote: (sender: string) => `Avec votre nom et votre photo, là où ${sender} montre des témoignages.`,
      private: 'Privé',
      privateLine: 'Votre témoignage ne sera pas montré publiquement.',
      privateNote: (sender: string) => `Lu seulement par ${sender}.`,
      company: 'Mon entreprise et ma fonction peuvent aussi être montrées',
      answers: 'Mes réponses à ces questions peuvent aussi être montrées',
    },
  },
  upload: {
    invitation: 'Glissez un fichier ici, ou cliquez pour en choisir un.',
    requirement: (size: string) => `PNG ou JPEG, ${size} au maximum`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG ou JPEG, ${size} au maximum, ${width} × ${height} pixels`,
    wrongType: 'Types de fichier acceptés\u00a0: PNG, JPG, JPEG.',
    tooLarge: 'Le fichier dépasse la taille maximale.',
    tooMany: 'Vous ne pouvez envoyer qu’un fichier à la fois.',
    wrongDimensions: (width: number, height: number) => `L’image doit mesurer ${width} × ${height} pixels.`,
    uploading: (name: string) => `Envoi de ${name} en cours.`,
    uploadingBar: (name: string) => `Envoi de ${name}`,
    uploadOf: (name: string) => `${name} est envoyé.`,
    cancelled: (name: string) => `L’envoi de ${name} a été annulé.`,
    removed: (name: string) => `${name} a été retiré.`,
    sentOf: (sent: string, total: string) => `${sent} sur ${total}`,
    uploaded: 'Envoyée',
    failed: 'L’envoi a échoué. Merci de réessayer',
    tryAgain: 'Réessayer',
    tryAgainWith: (name: string) => `Réessayer\u00a0: envoyer ${name}`,
    cancel: 'Annuler',
    cancelOf: (name: string) => `Annuler\u00a0: envoi de ${name}`,
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
    units: ['o', 'Ko', 'Mo', 'Go', 'To'],
    reasons: {
      'upload.offline': 'Vous semblez hors ligne. Réessayez dès que vous serez connecté.',
      'upload.connection_lost': 'La connexion s’est interrompue en chemin.',
      'images.too_large': 'Le fichier dépasse la taille maximale.',
      'images.wrong_type': 'Types de fichier acceptés\u00a0: PNG, JPG, JPEG.',
      'images.unreadable':
        'Le fichier n’a pas pu être lu comme une image. Enregistrez-le de nouveau en PNG ou JPEG, ou choisissez-en un autre.',
      'images.too_many_pixels': 'L’image dépasse 40 mégapixels. Réduisez-la, ou choisissez-en une autre.',
      'images.not_finished': 'L’image n’a pas pu être préparée à temps. Réessayez dans un instant.',
      'images.workspace_full': 'Il n’y a plus de place ici pour des images. Continuez sans.',
      'images.disk_full': 'Il n’y a pas de place pour des images en ce moment. Continuez sans, ou réessayez plus tard.',
      'request.too_many': 'Trop de tentatives à la fois. Merci de réessayer plus tard.',
    },
  },
  failures: {
    title: 'Une erreur inattendue s’est produite.',
    kept: 'Tout ce que vous avez écrit est toujours là.',
    offline: {
      what: 'Vous semblez hors ligne.',
      retry: 'Dès que vous serez connecté, merci de réessayer.',
      resend: 'Dès que vous serez connecté, merci de l’envoyer à nouveau.',
    },
    timeout: {
      what: 'Aucune réponse n’est arrivée en 15 secondes.',
      retry: 'Merci de vérifier votre connexion et de réessayer.',
      resend: 'Merci de vérifier votre connexion et de l’envoyer à nouveau.',
    },
    busy: {
      what: 'Il y a trop de monde ici en ce moment.',
      retry: (time: string) => `Merci d’attendre ${time}, puis de réessayer.`,
      resend: (time: string) => `Merci d’attendre ${time}, puis de l’envoyer à nouveau.`,
      aMinute: 'une minute',
      minutes: (minutes: number) => `${number(minutes)} minutes`,
      hours: 'une heure ou deux',
    },
    tooLarge: {
      what: 'C’est plus que ce qui peut être envoyé en une fois.',
      retry: 'Merci de réessayer.',
      resend: 'Merci de raccourcir et de l’envoyer à nouveau.',
    },
    server: {
      what: 'Vous n’y êtes pour rien.',
      retry: 'Merci de réessayer dans un instant.',
      resend: 'Merci de l’envoyer à nouveau dans un instant.',
    },
    connected:
      'Vous êtes de nouveau connecté, et tout ce que vous avez écrit est toujours là. Merci de l’envoyer à nouveau.',
  },
}
