import type { RequestTexts } from './request-texts.type.ts'

export const es: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
      closing: 'Muchas gracias,',
      request: {
        subject: (sender) => `¿Qué tal te fue con ${sender}?`,
        subjectTo: (name) => `¿Qué tal te fue, ${name}?`,
        preheader: 'Dos o tres frases significarían mucho. Solo te llevará un par de minutos.',
        paragraphs: (sender) => [
          `Gracias por trabajar ${sender ? `con ${sender}` : 'conmigo'}.`,
          '¿Podrías escribir dos o tres frases sobre cómo te fue? Con toda sinceridad: ayudan a otras personas a decidirse y a mí me ayudan a mejorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Un pequeño recordatorio de ${sender}`,
        subjectTo: (name) => `Un pequeño recordatorio, ${name}`,
        preheader: 'Bastan dos minutos. Y si prefieres no escribir nada, no pasa nada.',
        paragraphs: (sender) => [
          `Hace un tiempo te pregunté qué tal ${sender ? `te fue con ${sender}` : 'fue nuestro trabajo conjunto'}. Quizá no viste mi correo.`,
          'Si tienes dos minutos, unas frases sinceras significarían mucho para mí. Y si prefieres no escribir nada, no pasa nada.',
        ],
        only: 'Este es mi único recordatorio: no volveré a preguntarte.',
        last: 'Este es mi último recordatorio.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Buenos días, ${name}:` : 'Buenos días:'),
      closing: 'Un cordial saludo,',
      request: {
        subject: (sender) => `Su experiencia con ${sender}`,
        subjectTo: (_, sender) => `Su experiencia con ${sender}`,
        preheader: 'Le agradecería dos o tres frases con sus propias palabras.',
        paragraphs: (sender) => [
          `Le agradezco la confianza que ha depositado en ${sender ?? 'mí'}.`,
          'Le agradecería que describiera nuestro trabajo conjunto en dos o tres frases, con franqueza y con sus propias palabras. Ayuda a otras personas a decidirse y a mí me ayuda a mejorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Recordatorio: su experiencia con ${sender}`,
        subjectTo: (_, sender) => `Recordatorio: su experiencia con ${sender}`,
        preheader: 'Si dispone de un momento, le agradecería unas frases.',
        paragraphs: (sender) => [
          `Hace algún tiempo le pregunté por ${sender ? `su experiencia con ${sender}` : 'nuestro trabajo conjunto'}.`,
          'Si dispone de un momento, le agradecería unas frases sinceras. Si prefiere no escribir nada, lo comprendo perfectamente.',
        ],
        only: 'Este es el único recordatorio que le enviaré.',
        last: 'Este es el último recordatorio que le enviaré.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
      closing: '¡Gracias!',
      request: {
        subject: (sender) => `¿Un breve testimonio para ${sender}?`,
        subjectTo: (name) => `¿Un breve testimonio, ${name}?`,
        preheader: 'Solo te llevará un par de minutos.',
        paragraphs: (sender) => [
          `¿Qué tal ${sender ? `te fue con ${sender}` : 'fue nuestro trabajo conjunto'}? Dos o tres frases sinceras me ayudarían mucho.`,
        ],
      },
      reminder: {
        subject: (sender) => `Recordatorio: ¿un breve testimonio para ${sender}?`,
        subjectTo: (name) => `Recordatorio: ¿un breve testimonio, ${name}?`,
        preheader: 'Bastan dos minutos.',
        paragraphs: (sender) => [
          `Solo un breve recordatorio: dos o tres frases sinceras sobre ${sender ? `tu trabajo con ${sender}` : 'nuestro trabajo conjunto'} me ayudarían mucho.`,
        ],
        only: 'No volveré a preguntar.',
        last: 'Después de este no volveré a preguntar.',
      },
    },
  },
  button: 'Escribir un testimonio',
  starsHint: 'También es posible empezar por una valoración:',
  stars: { one: 'estrella', other: 'estrellas' },
  linkHint: 'Si el botón no funciona, este es el enlace:',
  ourWork: 'nuestro trabajo conjunto',
  reason: (sender) => `Este correo se ha enviado porque ${sender} ha pedido un testimonio.`,
  replies: (owner) => `Las respuestas a este correo las lee ${owner}.`,
  decline: 'No, gracias: no volver a preguntarme por esto',
  unsubscribe: 'Darse de baja',
  sentWith: 'Enviado con',
}
