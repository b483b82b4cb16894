import type { MemberTexts } from './member-texts.type.ts'

export const es: MemberTexts = {
  locale: 'es',
  greeting: 'Hola:',
  linkHint: 'Si el botón no funciona, este es el enlace:',
  unnamed: 'un espacio de trabajo',
  someone: 'Alguien',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} te invita a ${workspace} en ${product}`,
    invites: ({ actor, workspace, product }) =>
      `${actor} te invita a trabajar en ${workspace} en ${product}, donde se recogen opiniones de clientes.`,
    lifetime: (day) => `El enlace funciona una sola vez, hasta el ${day}.`,
    otherwise:
      'Si no esperabas esta invitación, ignora este correo. En la página del enlace también puedes rechazarla.',
    button: 'Ver la invitación',
  },
  roles: {
    viewer: 'Tu rol sería Viewer: puedes verlo todo, pero no cambiar nada.',
    editor: 'Tu rol sería Editor: puedes pedir opiniones a clientes, aprobarlas o rechazarlas y editar los widgets.',
    admin: 'Tu rol sería Admin: puedes hacer todo el trabajo y cambiar Stripe, los correos, el formulario y el equipo.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `Ya no formas parte de ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} te ha quitado de ${workspace} en ${product}.`,
      advice: () => 'Lo que hiciste allí se conserva. Tu cuenta y tus otros espacios de trabajo no cambian.',
      button: 'Abrir tu cuenta',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} se ha eliminado`,
      happened: ({ actor, workspace, product }) =>
        `${actor} ha eliminado ${workspace} en ${product}, con todo su contenido.`,
      advice: () => 'Ya no se puede abrir. Tu cuenta y tus otros espacios de trabajo no cambian.',
      button: 'Abrir tu cuenta',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} quiere transferirte ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} te pide que seas propietario de ${workspace} en ${product}.`,
      advice: ({ actor }) =>
        `Si aceptas, tu plan lo pagará a partir de entonces y ${actor} tendrá el rol Admin. Tienes 7 días para decidir.`,
      button: 'Aceptar o rechazar',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${workspace} pertenece ahora a ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} ha aceptado y ahora es propietario de ${workspace} en ${product}.`,
      advice: () => 'Ahora tienes allí el rol Admin. Tu plan ya no lo paga y no se cancela.',
      button: 'Abrir el equipo',
    },
  },
  entered: (url) => `Recibes este correo porque alguien ha escrito esta dirección en ${url}.`,
  aboutMembership: (url) =>
    `Recibes este correo porque trata de un espacio de trabajo en el que has participado en ${url}.`,
}
