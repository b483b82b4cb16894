import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('es')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'carácter', other: 'caracteres' })}`
const lineTooLong = (most: number) => `Usa ${characters(most)} como máximo, por favor.`
const tooLong = (by: number) => `Acorta tu texto ${characters(by)}, por favor.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Recogido con ${product}`,
    privacyPolicy: 'Política de privacidad',
    language: 'Idioma',
    languageFailed: 'No se ha podido cargar este idioma. Inténtalo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    trying: 'Intentándolo…',
  },
  nowhere: {
    title: 'No hay nada que ver en este enlace',
    note: 'Puede que se cortara por el camino, o que ya no exista aquello a lo que llevaba. Abre otra vez el enlace de tu mensaje, o pide uno nuevo a quien te lo envió. No has hecho nada mal.',
  },
  fields: {
    optional: 'Opcional',
    rating: {
      title: 'Tu valoración',
      clear: 'Borrar la valoración',
      words: ['Mal', 'Regular', 'Bien', 'Muy bien', 'Excelente'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'estrella', other: 'estrellas' })}, ${word}`,
    },
    words: {
      title: '¿Cómo fue tu experiencia?',
      promptsTitle: 'Si la página sigue en blanco, empieza por una de estas preguntas',
      prompts: ['¿Cómo era antes?', '¿Qué ha cambiado para ti?', '¿Qué le contarías a un amigo?'],
      count: (count: number, most: number) => `${number(count)} de ${number(most)} caracteres`,
      missing: 'Escribe unas palabras. Basta una frase sincera.',
      tooLong,
      refused: 'Hay algo en este texto que no se puede enviar. Repásalo, por favor.',
      hints: {
        more: 'Con una o dos frases más, otros podrán imaginárselo.',
        change: '¿Cómo era antes y qué es distinto ahora? Es lo que más ayuda a los demás.',
        time: '¿Cuándo fue, o cuánto duró? Un número o un mes hace creíbles las palabras.',
        name: '¿De qué se trataba exactamente? Llamarlo por su nombre ayuda a imaginárselo.',
        thanks: 'Gracias, es maravillosamente concreto.',
      },
      signs: {
        change:
          'antes|después|ahora|desde|hoy|por fin|al fin|ya no|en lugar|en vez|hasta|cambió|cambiado|mejoró|mejorado|luego',
        numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|mitad|doble|cien|mil|ayer',
      },
    },
    name: {
      title: 'Tu nombre',
      missing: 'Escribe tu nombre, por favor.',
      tooLong: lineTooLong,
      refused: 'Escribe tu nombre en una sola línea, por favor.',
    },
    company: {
      title: 'Tu empresa',
      missing: 'Escribe tu empresa, por favor.',
      tooLong: lineTooLong,
      refused: 'Escribe tu empresa en una sola línea, por favor.',
    },
    role: {
      title: 'Tu cargo',
      missing: 'Escribe tu cargo, por favor.',
      tooLong: lineTooLong,
      refused: 'Escribe tu cargo en una sola línea, por favor.',
    },
    answers: {
      tooLong,
      refused: 'Hay algo en este texto que no se puede enviar. Repásalo, por favor.',
    },
    visibility: {
      title: '¿Quién puede leerlo?',
      public: 'Público',
      publicLine: 'Tu testimonio podrá mostrarse en público.',
      publicNote: (sender: string) => `Con tu nombre y tu foto, donde ${sender} muestre testimonios.`,
      private: 'Privado',
      privateLine: 'Tu testimonio no se mostrará en público.',
      privateNote: (sender: string) => `Solo lo lee ${sender}.`,
      company: 'También se pueden mostrar mi empresa y mi cargo',
      answers: 'También se pueden mostrar mis respuestas a estas preguntas',
    },
  },
  upload: {
    invitation: 'Arrastra un archivo hasta aquí, o haz clic para subirlo.',
    requirement: (size: string) => `PNG o JPEG, ${size} como máximo`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG o JPEG, ${size} como máximo, ${width} × ${height} píxeles`,
    wrongType: 'Tipos de archivo admitidos: PNG, JPG, JPEG.',
    tooLarge: 'El archivo supera el tamaño máximo.',
    tooMany: 'Solo puedes subir un archivo a la vez.',
    wrongDimensions: (width: number, height: number) => `La imagen debe medir ${width} × ${height} píxeles.`,
    uploading: (name: string) => `Subiendo ${name}.`,
    uploadingBar: (name: string) => `Subiendo ${name}`,
    uploadOf: (name: string) => `${name} está subido.`,
    cancelled: (name: string) => `Se ha cancelado la subida de ${name}.`,
    removed: (name: string) => `Se ha quitado ${name}.`,
    sentOf: (sent: string, total: string) => `${sent} de ${total}`,
    uploaded: 'Subida',
    failed: 'No se ha podido subir. Inténtalo de nuevo',
    tryAgain: 'De nuevo',
    tryAgainWith: (name: string) => `De nuevo: subir ${name}`,
    cancel: 'Cancelar',
    cancelOf: (name: string) => `Cancelar: subida de ${name}`,
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Parece que no tienes conexión. Inténtalo de nuevo en cuanto la tengas.',
      'upload.connection_lost': 'La conexión se ha perdido por el camino.',
      'images.too_large': 'El archivo supera el tamaño máximo.',
      'images.wrong_type': 'Tipos de archivo admitidos: PNG, JPG, JPEG.',
      'images.unreadable':
        'El archivo no se ha podido leer como imagen. Guárdalo otra vez como PNG o JPEG, o elige otro.',
      'images.too_many_pixels': 'La imagen tiene más de 40 megapíxeles. Hazla más pequeña, o elige otra.',
      'images.not_finished': 'La imagen no se ha podido preparar a tiempo. Inténtalo de nuevo en un momento.',
      'images.workspace_full': 'Aquí ya no queda sitio para imágenes. Sigue sin ella.',
      'images.disk_full': 'Ahora mismo no hay sitio para imágenes. Sigue sin ella, o inténtalo más tarde.',
      'request.too_many': 'Demasiados intentos a la vez. Inténtalo más tarde, por favor.',
    },
  },
  failures: {
    title: 'Se ha producido un error inesperado.',
    kept: 'Todo lo que has escrito sigue aquí.',
    offline: {
      what: 'Parece que no tienes conexión.',
      retry: 'En cuanto la tengas, inténtalo de nuevo.',
      resend: 'En cuanto la tengas, envíalo de nuevo.',
    },
    timeout: {
      what: 'No ha llegado respuesta en 15 segundos.',
      retry: 'Comprueba tu conexión e inténtalo de nuevo.',
      resend: 'Comprueba tu conexión y envíalo de nuevo.',
    },
    busy: {
      what: 'Hay demasiada gente aquí a la vez.',
      retry: (time: string) => `Espera ${time} e inténtalo de nuevo.`,
      resend: (time: string) => `Espera ${time} y envíalo de nuevo.`,
      aMinute: 'un minuto',
      minutes: (minutes: number) => `${number(minutes)} minutos`,
      hours: 'una o dos horas',
    },
    tooLarge: {
      what: 'Es más de lo que se puede enviar de una vez.',
      retry: 'Inténtalo de nuevo.',
      resend: 'Acórtalo y envíalo de nuevo.',
    },
    server: {
      what: 'No es culpa tuya.',
      retry: 'Inténtalo de nuevo en un momento.',
      resend: 'Envíalo de nuevo en un momento.',
    },
    connected: 'Vuelves a tener conexión, y todo lo que has escrito sigue aquí. Envíalo de nuevo.',
  },
}
