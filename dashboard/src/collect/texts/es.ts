import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `¿Cómo fue trabajar con ${sender}?`,
    lead: (owner: string) => `Bastan dos o tres frases sinceras. ${owner} las lee antes que nadie.`,
    email: {
      title: 'Tu correo',
      note: 'Para una confirmación. Nunca se muestra.',
      refused: 'Escribe una dirección como ana@example.com, o deja el campo vacío.',
      needed: 'Escribe una dirección como ana@example.com.',
      confirmNote: 'Te enviamos un enlace para confirmar tu testimonio. Tu dirección nunca se muestra.',
    },
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
    'email-needed': {
      title: 'Este formulario necesita ahora tu correo.',
      advice: 'Todo lo que escribiste sigue aquí. Escribe tu correo y envíalo otra vez.',
    },
    'not-sent-again': {
      title: 'Ya te hemos escrito varias veces sobre este texto.',
      advice: 'Mira en la carpeta de spam, o envíalo con otra dirección de correo.',
    },
    proof: {
      title: 'La comprobación de tu navegador no ha funcionado.',
      advice: 'Todo lo que escribiste sigue aquí. Envíalo otra vez.',
    },
    'no-check': {
      title: 'Tu navegador no puede hacer la comprobación que este formulario necesita ahora.',
      advice: 'Todo lo que escribiste sigue aquí. Usa un navegador más reciente, o inténtalo en unas horas.',
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
  unconfirmed: {
    title: 'Un paso más: confirma tu correo',
    note: (sender: string, address: string) =>
      `Abre nuestro correo a ${address} y pulsa el botón. Solo entonces podrá leer tu testimonio ${sender}.`,
    again: 'Enviar otra vez',
    sent: 'Lo hemos intentado otra vez. Si esta dirección acepta nuestros correos, llegará en unos minutos.',
    sentLast: 'Lo hemos intentado por última vez. Si no llega nada, envía tu testimonio con otra dirección.',
    tooMany: 'Ya lo hemos intentado varias veces. Envía tu testimonio con otra dirección.',
    confirmed: (sender: string) => `Tu correo está confirmado. ${sender} tiene tu testimonio.`,
    gone: 'Este testimonio se borró porque no se confirmó. Envíalo otra vez.',
    nothingCame: (days: number) =>
      `¿No llega nada tras unos minutos? Mira en la carpeta de spam, envíalo otra vez o corrige la dirección. Algunas direcciones no aceptan nuestros correos. Sin confirmación, tu testimonio se borra a los ${days} días.`,
  },
  confirming: {
    title: '¿Es tuyo este testimonio?',
    note: (sender: string) => `Confírmalo y ${sender} podrá leerlo.`,
    confirm: 'Sí, enviarlo',
    isPrivate: (sender: string) => `Privado: solo puede leerlo ${sender}.`,
    isPublic: (sender: string) => `Público: ${sender} puede mostrarlo.`,
    notYours: (days: number) => `¿No es tuyo? Cierra esta página. Nadie lo leerá, y se borra a los ${days} días.`,
    goneTitle: 'Este enlace ya no funciona',
    gone: (days: number) =>
      `Los testimonios que no se confirman en ${days} días se borran. Si has corregido tu dirección, usa el enlace del correo más reciente.`,
  },
}
