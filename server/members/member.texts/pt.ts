import type { MemberTexts } from './member-texts.type.ts'

export const pt: MemberTexts = {
  locale: 'pt-PT',
  greeting: 'Bom dia,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  unnamed: 'um espaço de trabalho',
  someone: 'Alguém',
  invitation: {
    subject: ({ actor, workspace, product }) => `Convite de ${actor} para ${workspace} no ${product}`,
    invites: ({ actor, workspace, product }) =>
      `Recebeu um convite de ${actor} para trabalhar em ${workspace} no ${product}, onde são recolhidas opiniões de clientes.`,
    lifetime: (day) => `A ligação funciona uma única vez, até ${day}.`,
    otherwise: 'Se não esperava este convite, ignore este e-mail. Na página da ligação também o pode recusar.',
    button: 'Ver convite',
  },
  roles: {
    viewer: 'A sua função seria Viewer: pode ver tudo, mas não alterar nada.',
    editor: 'A sua função seria Editor: pode pedir opiniões a clientes, aprová-las ou rejeitá-las e editar os widgets.',
    admin:
      'A sua função seria Admin: pode fazer todo o trabalho e alterar o Stripe, os e-mails, o formulário e a equipa.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `Já não faz parte de ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `O seu acesso a ${workspace} no ${product} foi removido por ${actor}.`,
      advice: () => 'O que fez ali mantém-se. A sua conta e os seus outros espaços de trabalho não mudam.',
      button: 'Abrir a conta',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} foi eliminado`,
      happened: ({ actor, workspace, product }) =>
        `O espaço de trabalho ${workspace} no ${product} foi eliminado por ${actor}, com todo o conteúdo.`,
      advice: () => 'Já não pode ser aberto. A sua conta e os seus outros espaços de trabalho não mudam.',
      button: 'Abrir a conta',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} quer transferir-lhe ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} propõe-lhe que passe a ser proprietário de ${workspace} no ${product}.`,
      advice: ({ actor }) =>
        `Se aceitar, o seu plano passa a pagá-lo e ${actor} fica com a função Admin. Tem 7 dias para decidir.`,
      button: 'Aceitar ou recusar',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${workspace} pertence agora a ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} aceitou e é agora proprietário de ${workspace} no ${product}.`,
      advice: () => 'Tem agora ali a função Admin. O seu plano já não o paga e não é cancelado.',
      button: 'Abrir a equipa',
    },
  },
  entered: (url) => `Recebe este e-mail porque alguém introduziu este endereço em ${url}.`,
  aboutMembership: (url) =>
    `Recebe este e-mail porque diz respeito a um espaço de trabalho em que participou em ${url}.`,
}
