import type { MemberTexts } from './member-texts.type.ts'

export const de: MemberTexts = {
  locale: 'de',
  greeting: 'Guten Tag,',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  unnamed: 'einem Arbeitsbereich',
  someone: 'Jemand',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} lädt Sie bei ${product} zu ${workspace} ein`,
    invites: ({ actor, workspace, product }) =>
      `${actor} lädt Sie ein, bei ${product} im Arbeitsbereich ${workspace} mitzuarbeiten. Dort wird Feedback von Kunden gesammelt.`,
    lifetime: (day) => `Der Link funktioniert einmal, bis zum ${day}.`,
    otherwise:
      'Wenn Sie das nicht erwarten, ignorieren Sie diese E-Mail. Auf der Seite des Links können Sie auch ablehnen.',
    button: 'Einladung ansehen',
  },
  roles: {
    viewer: 'Ihre Rolle ist „Viewer“: Sie können alles sehen, aber nichts ändern.',
    editor:
      'Ihre Rolle ist „Editor“: Sie können Kunden um Feedback bitten, es annehmen oder ablehnen und Widgets bearbeiten.',
    admin:
      'Ihre Rolle ist „Admin“: Sie können alle Aufgaben erledigen und Stripe, E-Mails, das Formular und das Team ändern.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `Sie sind nicht mehr Mitglied von ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} hat Sie bei ${product} aus ${workspace} entfernt.`,
      advice: () =>
        'Was Sie dort getan haben, bleibt erhalten. Ihr Konto und Ihre anderen Arbeitsbereiche ändern sich nicht.',
      button: 'Konto öffnen',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} wurde gelöscht`,
      happened: ({ actor, workspace, product }) =>
        `${actor} hat ${workspace} bei ${product} mit allen Inhalten gelöscht.`,
      advice: () =>
        'Der Arbeitsbereich lässt sich nicht mehr öffnen. Ihr Konto und Ihre anderen Arbeitsbereiche ändern sich nicht.',
      button: 'Konto öffnen',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} möchte Ihnen ${workspace} übertragen`,
      happened: ({ actor, workspace, product }) =>
        `${actor} bittet Sie, bei ${product} Inhaber von ${workspace} zu werden.`,
      advice: ({ actor }) =>
        `Wenn Sie annehmen, bezahlt ab dann Ihr Tarif dafür, und ${actor} wird Admin. Sie haben 7 Tage Zeit.`,
      button: 'Annehmen oder ablehnen',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${workspace} gehört jetzt ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} hat angenommen und ist bei ${product} jetzt Inhaber von ${workspace}.`,
      advice: () => 'Sie sind dort jetzt Admin. Ihr eigener Tarif bezahlt nicht mehr dafür und läuft weiter.',
      button: 'Team öffnen',
    },
  },
  entered: (url) => `Sie erhalten diese E-Mail, weil jemand diese Adresse auf ${url} eingegeben hat.`,
  aboutMembership: (url) =>
    `Sie erhalten diese E-Mail, weil es um einen Arbeitsbereich geht, an dem Sie auf ${url} mitgearbeitet haben.`,
}
