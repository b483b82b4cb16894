import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Tu testimonio para ${sender}`,
    heading: (sender: string) => `¿Cómo fue trabajar con ${sender}?`,
    lead: (owner: string) => `Bastan dos o tres frases sinceras. ${owner} las lee antes que nadie.`,
    email: {
      title: 'Tu correo',
      note: 'Para una confirmación. Nunca se muestra.',
      refused: 'Escribe una dirección como ana@example.com, o deja el campo vacío.',
    },
    send: (sender: string) => `Enviar a ${sender}`,
    sending: 'Enviando…',
    sendAgain: 'Enviar de nuevo',
  },
  refusals: {
    'consent-changed': {
      title: 'El texto que aceptas ha cambiado.',
      advice: 'Todo lo que has escrito sigue aquí. Lee el nuevo texto de arriba y envíalo de nuevo.',
    },
    'questions-changed': {
      title: 'Las preguntas han cambiado.',
      advice: 'Lo demás que has escrito sigue aquí. Revisa las preguntas y envíalo de nuevo.',
    },
    'too-fast': {
      title: 'Te hemos tomado por un programa.',
      advice: 'Todo lo que has escrito sigue aquí. Envíalo de nuevo.',
    },
    duplicate: {
      title: 'Este texto ya ha llegado.',
      advice: 'No hace falta que lo envíes otra vez.',
    },
  },
  closed: {
    title: 'Este formulario está cerrado',
    note: (sender: string) => `${sender} ya no recoge testimonios en esta página.`,
  },
  full: {
    title: 'Vuelve mañana',
    note: (sender: string, time: string) =>
      `${sender} ya no recoge más testimonios hoy. Puedes enviar el tuyo a partir de este momento: ${time}.`,
    kept: 'Tu texto se guarda en este dispositivo.',
  },
  nowhere: {
    title: 'Este enlace no funciona',
    note: 'Puede que esté incompleto. Pide uno nuevo a quien te lo dio.',
  },
  unsent: 'Texto que no se ha enviado',
  thanks: {
    title: '¡Gracias!',
    received: (sender: string) => `${sender} ha recibido tu testimonio.`,
    staysPrivate: 'Sigue siendo privado, como elegiste.',
    mayBeShown: (sender: string) => `${sender} ya puede mostrarlo en público, como elegiste.`,
    portal: 'Ver tu testimonio',
    portalNote: 'En tu página puedes leerlo, editarlo o retirarlo cuando quieras. Guarda el enlace: solo lo tienes tú.',
    portalByEmail:
      'En tu página puedes leerlo, editarlo o retirarlo cuando quieras. También te enviaremos por correo una confirmación con el enlace.',
  },
}
