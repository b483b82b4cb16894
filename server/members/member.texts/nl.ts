import type { MemberTexts } from './member-texts.type.ts'

export const nl: MemberTexts = {
  locale: 'nl',
  greeting: 'Goedendag,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  unnamed: 'een werkruimte',
  someone: 'Iemand',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} nodigt u uit voor ${workspace} op ${product}`,
    invites: ({ actor, workspace, product }) =>
      `${actor} nodigt u uit om in ${workspace} op ${product} mee te werken. Daar worden reacties van klanten verzameld.`,
    lifetime: (day) => `De link werkt één keer, tot en met ${day}.`,
    otherwise:
      'Verwacht u dit niet? Negeer dan deze e-mail. Op de pagina van de link kunt u de uitnodiging ook afslaan.',
    button: 'Uitnodiging bekijken',
  },
  roles: {
    viewer: 'Uw rol is Viewer: u kunt alles zien, maar niets wijzigen.',
    editor:
      'Uw rol is Editor: u kunt klanten om een reactie vragen, reacties goedkeuren of afwijzen en widgets bewerken.',
    admin: 'Uw rol is Admin: u kunt al het werk doen en Stripe, e-mails, het formulier en het team wijzigen.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `U bent geen lid meer van ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} heeft u op ${product} uit ${workspace} verwijderd.`,
      advice: () => 'Wat u daar hebt gedaan, blijft bewaard. Uw account en uw andere werkruimten veranderen niet.',
      button: 'Account openen',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} is verwijderd`,
      happened: ({ actor, workspace, product }) =>
        `${actor} heeft ${workspace} op ${product} verwijderd, met alles wat erin stond.`,
      advice: () => 'De werkruimte kan niet meer worden geopend. Uw account en uw andere werkruimten veranderen niet.',
      button: 'Account openen',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} wil ${workspace} aan u overdragen`,
      happened: ({ actor, workspace, product }) =>
        `${actor} vraagt u om op ${product} eigenaar van ${workspace} te worden.`,
      advice: ({ actor }) =>
        `Als u dit aanneemt, betaalt uw abonnement er vanaf dan voor en krijgt ${actor} de rol Admin. U hebt 7 dagen om te beslissen.`,
      button: 'Aannemen of afslaan',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${workspace} is nu van ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} heeft het aangenomen en is op ${product} nu eigenaar van ${workspace}.`,
      advice: () => 'U hebt daar nu de rol Admin. Uw eigen abonnement betaalt er niet meer voor en loopt door.',
      button: 'Team openen',
    },
  },
  entered: (url) => `U ontvangt deze e-mail omdat iemand dit adres heeft ingevoerd op ${url}.`,
  aboutMembership: (url) =>
    `U ontvangt deze e-mail omdat hij gaat over een werkruimte waarin u hebt meegewerkt op ${url}.`,
}
