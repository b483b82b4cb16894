import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Tus palabras para ${sender}`,
    heading: (sender: string) => `Gracias por trabajar con ${sender}`,
    hello: (client: string) => `Hola, ${client}.`,
    lead: (owner: string) =>
      `¿Nos cuentas cómo te fue? Bastan dos o tres frases sinceras. Van directamente a ${owner}.`,
    photo: 'Tu foto',
    photoNote: 'Una cara junto a las palabras ayuda a que otros las crean. Tú decides.',
    photoFailed: 'Tu foto no ha llegado. Inténtalo de nuevo, o quítala para enviar tus palabras sin ella.',
    photoUnknown: 'Tu foto ya no está. Elígela otra vez, o envía tus palabras sin ella.',
    photoWaiting: 'Tu foto sigue en camino. Todo se enviará en cuanto llegue.',
    questions: 'Unas preguntas más',
    send: (sender: string) => `Enviar a ${sender}`,
    sending: 'Enviando…',
    waiting: 'Esperando tu foto…',
    sendAgain: 'Enviar de nuevo',
    consentChanged: 'La frase que aceptas ha cambiado.',
    consentChangedAdvice:
      'Todo lo que has escrito sigue aquí. Lee la nueva frase de arriba y envíalo de nuevo, por favor.',
    questionsChanged: 'Las preguntas han cambiado entretanto.',
    questionsChangedAdvice: 'El resto de lo que has escrito sigue aquí. Míralas y envíalo de nuevo, por favor.',
  },
  nowhere: {
    pageTitle: 'Aquí no hay nada que rellenar',
    title: 'No hay nada que rellenar en este enlace',
    note: 'Puede que se cortara por el camino, o que la petición se haya retirado. Abre otra vez el enlace de tu mensaje, o pide uno nuevo a quien te lo envió. No has hecho nada mal.',
  },
  thanks: {
    pageTitle: (sender: string) => `¡Gracias! ${sender}`,
    title: '¡Gracias!',
    sub: 'Tu opinión significa muchísimo',
    received: (sender: string) => `Tus palabras ya están con ${sender}.`,
    staysPrivate: 'Se quedan en privado, como elegiste.',
    mayBeShown: (sender: string) => `${sender} ya puede mostrarlas en público, como elegiste.`,
    close: 'Puedes cerrar esta página.',
    answeredEarlier: (sender: string) =>
      `Esta petición ya tiene respuesta, y la tiene ${sender}. Puedes cerrar esta página.`,
    answeredMeanwhile: (sender: string) =>
      `Ya había llegado una respuesta a ${sender}, y cada petición admite solo una. Por eso las palabras de esta página no se han añadido.`,
    unsent: 'Palabras de esta página que no se han enviado',
    ownPage: 'Tu propia página',
    ownPageNote:
      'Allí puedes releer tus palabras, cambiarlas o retirarlas. Te llegará por correo una confirmación con el mismo enlace.',
    postmarkThanks: 'Gracias',
    postmarkReceived: 'Recibido',
  },
}
