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
    languageFailed: 'Impossible de charger cette langue. Merci de réessayer.',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai…',
  },
  nowhere: {
    title: 'Ce lien ne fonctionne pas',
    note: 'Il est peut-être incomplet, ou il n’est plus valable. Ouvrez-le de nouveau depuis votre message, ou demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  ended: {
    title: 'Cette demande a pris fin',
    note: 'Elle est restée longtemps sans réponse : ce qui était enregistré à son sujet a été supprimé. Si vous souhaitez encore écrire un témoignage, demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Là où votre témoignage est affiché, il est indiqué que vous avez reçu un code pour votre réponse.',
    copy: 'Copier le code',
    copied: 'Copié',
  },
  form: {
    pageTitle: (sender: string) => `Votre témoignage pour ${sender}`,
    send: (sender: string) => `Envoyer à ${sender}`,
    sending: 'Envoi en cours…',
    sendAgain: 'Envoyer à nouveau',
  },
  steps: {
    progress: (step: number, of: number) => `Étape ${number(step)} sur ${number(of)}`,
    back: 'Retour',
    next: 'Continuer',
    author: 'À propos de vous',
    shown: 'Ce que les autres verraient',
    saved: 'Enregistré sur cet appareil',
    savedInTab: 'Enregistré jusqu’à la fermeture de cet onglet',
  },
  welcomeBack: {
    title: 'Bon retour',
    note: 'Ce que vous avez écrit se trouve toujours sur cet appareil.',
    next: 'Reprendre là où j’en étais',
    startOver: 'Recommencer',
    deleted: 'Votre brouillon a été supprimé',
    undo: 'Annuler la suppression',
  },
  fields: {
    optional: 'Facultatif',
    rating: {
      title: 'Votre note',
      missing: 'Merci de choisir une note.',
      clear: 'Effacer la note',
      words: ['Mauvais', 'Moyen', 'Bien', 'Très bien', 'Excellent'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'étoile', other: 'étoiles' })}, ${word}`,
    },
    words: {
      title: 'Comment cela s’est-il passé\u202f?',
      promptsTitle: 'Vous ne savez pas par où commencer\u202f?',
      prompts: [
        'Quelle était la situation avant\u202f?',
        'Qu’est-ce qui a changé pour vous\u202f?',
        'Que diriez-vous à un ami\u202f?',
      ],
      count: (count: number, most: number) => `${number(count)} caractères sur ${number(most)}`,
      missing: 'Merci d’écrire votre témoignage. Une phrase sincère suffit.',
      tooLong,
      refused: 'Ce texte contient un élément qui ne peut pas être envoyé. Merci de le vérifier.',
      hints: {
        more: 'Une ou deux phrases de plus aideraient les autres à se faire une idée.',
        change:
          'Quelle était la situation avant, et qu’est-ce qui a changé\u202f? C’est ce qui aide le plus les autres.',
        time: 'Quand était-ce, ou combien de temps cela a-t-il pris\u202f? Une date ou un chiffre rend votre témoignage plus convaincant.',
        name: 'De quel projet s’agissait-il exactement\u202f? Le nommer aide les autres à se faire une idée.',
        thanks: 'Merci, c’est vraiment concret.',
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
      missing: 'Merci de répondre à cette question.',
      tooLong,
      clear: 'Effacer la réponse',
      scale: (most: number) => `De 1 (le plus bas) à ${number(most)} (le plus haut)`,
      several: 'Plusieurs réponses sont possibles.',
      private: (sender: string) => `Cette réponse est lue uniquement par ${sender}.`,
      refused: 'Ce texte contient un élément qui ne peut pas être envoyé. Merci de le vérifier.',
    },
    visibility: {
      title: 'Qui peut le voir\u202f?',
      public: 'Public',
      publicLine: 'Votre témoignage pourra être affiché publiquement.',
      publicNote: (sender: string) => `Avec votre nom et votre photo, partout où ${sender} affiche des témoignages.`,
      publicNoteWithoutPhoto: (sender: string) => `Avec votre nom, partout où ${sender} affiche des témoignages.`,
      private: 'Privé',
      privateLine: 'Votre témoignage ne sera pas affiché publiquement.',
      privateNote: (sender: string) => `Visible uniquement par ${sender}.`,
      company: 'Mon entreprise et ma fonction peuvent aussi être affichées',
      answers: 'Mes réponses à ces questions peuvent aussi être affichées',
    },
  },
  upload: {
    invitation: 'Glissez un fichier ici, ou cliquez pour en choisir un.',
    requirement: (size: string) => `PNG ou JPEG, ${size} au maximum`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG ou JPEG, ${size} au maximum, ${width} × ${height} pixels`,
    wrongType: 'Types de fichier acceptés\u202f: PNG, JPG, JPEG.',
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
    tryAgainWith: (name: string) => `Réessayer\u202f: envoyer ${name}`,
    cancel: 'Annuler',
    cancelOf: (name: string) => `Annuler\u202f: envoi de ${name}`,
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
    units: ['o', 'Ko', 'Mo', 'Go', 'To'],
    reasons: {
      'upload.offline': 'Vous semblez hors ligne. Réessayez dès que la connexion sera rétablie.',
      'upload.connection_lost': 'La connexion a été interrompue.',
      'images.too_large': 'Le fichier dépasse la taille maximale.',
      'images.wrong_type': 'Types de fichier acceptés\u202f: PNG, JPG, JPEG.',
      'images.unreadable':
        'Le fichier n’a pas pu être lu comme une image. Enregistrez-le de nouveau en PNG ou JPEG, ou choisissez-en un autre.',
      'images.too_many_pixels': 'L’image dépasse 40 mégapixels. Réduisez-la, ou choisissez-en une autre.',
      'images.not_finished': 'L’image n’a pas pu être préparée à temps. Réessayez dans un instant.',
      'images.workspace_full': 'Il n’y a plus de place pour des images ici. Continuez sans image.',
      'images.disk_full':
        'Il n’y a pas de place pour des images en ce moment. Continuez sans image, ou réessayez plus tard.',
      'images.unavailable':
        'Les images ne peuvent pas être enregistrées en ce moment. Réessayez dans une minute, ou continuez sans image.',
      'request.too_many': 'Trop de tentatives. Merci de réessayer plus tard.',
    },
  },
  photo: {
    title: 'Votre photo',
    note: 'Un visage rend un témoignage plus crédible. C’est à vous de voir.',
    failed: 'L’envoi de votre photo a échoué. Réessayez, ou retirez-la pour envoyer votre témoignage sans photo.',
    unknown: 'Votre photo n’est plus disponible. Choisissez-la de nouveau, ou envoyez votre témoignage sans photo.',
    uploading: 'L’envoi de votre photo est en cours. Votre témoignage partira dès qu’il sera terminé.',
    waiting: 'Envoi de votre photo…',
  },
  failures: {
    title: 'Une erreur inattendue s’est produite.',
    kept: 'Tout ce que vous avez écrit est toujours là.',
    offline: {
      what: 'Vous semblez hors ligne.',
      retry: 'Merci de réessayer dès que la connexion sera rétablie.',
      resend: 'Merci de l’envoyer à nouveau dès que la connexion sera rétablie.',
    },
    timeout: {
      what: 'Cela prend trop de temps.',
      retry: 'Merci de vérifier votre connexion et de réessayer.',
      resend: 'Merci de vérifier votre connexion et de l’envoyer à nouveau.',
    },
    busy: {
      what: 'Il y a trop de demandes en ce moment.',
      retry: (time: string) => `Merci d’attendre ${time}, puis de réessayer.`,
      resend: (time: string) => `Merci d’attendre ${time}, puis de l’envoyer à nouveau.`,
      aMinute: 'une minute',
      minutes: (minutes: number) => `${number(minutes)} minutes`,
      hours: 'une heure ou deux',
    },
    tooLarge: {
      what: 'C’est trop long pour être envoyé.',
      retry: 'Merci de réessayer.',
      resend: 'Merci de le raccourcir et de l’envoyer à nouveau.',
    },
    server: {
      what: 'Le problème vient de nous.',
      retry: 'Merci de réessayer dans un instant.',
      resend: 'Merci de l’envoyer à nouveau dans un instant.',
    },
    connected:
      'La connexion est rétablie, et tout ce que vous avez écrit est toujours là. Merci de l’envoyer à nouveau.',
  },
}
