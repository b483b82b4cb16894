import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('es')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'carácter', other: 'caracteres' })}`
const lineTooLong = (most: number) => `Usa ${characters(most)} como máximo.`
const tooLong = (by: number) => `Acorta tu texto en ${characters(by)}.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Recogido con ${product}`,
    privacyPolicy: 'Política de privacidad',
    language: 'Idioma',
    languageFailed: 'No hemos podido cargar este idioma. Inténtalo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    trying: 'Intentándolo…',
  },
  nowhere: {
    title: 'Este enlace no funciona',
    note: 'Puede que esté incompleto o que ya no sea válido. Ábrelo otra vez desde tu mensaje, o pide uno nuevo a quien te lo envió.',
  },
  ended: {
    title: 'Esta solicitud ha terminado',
    note: 'Pasó mucho tiempo sin respuesta, así que se borró lo que había guardado sobre ella. Si todavía quieres escribir un testimonio, pide un enlace nuevo a quien te lo envió.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Donde se muestre tu testimonio, se indica que recibiste un código por responder.',
    copy: 'Copiar código',
    copied: 'Copiado',
  },
  form: {
    pageTitle: (sender: string) => `Tu testimonio para ${sender}`,
    send: (sender: string) => `Enviar a ${sender}`,
    sending: 'Enviando…',
    sendAgain: 'Enviar de nuevo',
  },
  steps: {
    progress: (step: number, of: number) => `Paso ${number(step)} de ${number(of)}`,
    back: 'Atrás',
    next: 'Continuar',
    author: 'Sobre ti',
    shown: 'Lo que verían otras personas',
    saved: 'Guardado en este dispositivo',
    savedInTab: 'Guardado hasta que cierres esta pestaña',
  },
  welcomeBack: {
    title: 'Hola de nuevo',
    note: 'Lo que escribiste sigue en este dispositivo.',
    next: 'Seguir donde lo dejé',
    startOver: 'Empezar de nuevo',
    deleted: 'Tu borrador se ha borrado',
    undo: 'Deshacer',
  },
  fields: {
    optional: 'Opcional',
    rating: {
      title: 'Tu valoración',
      missing: 'Elige una valoración.',
      clear: 'Borrar la valoración',
      words: ['Mal', 'Regular', 'Bien', 'Muy bien', 'Excelente'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'estrella', other: 'estrellas' })}, ${word}`,
    },
    words: {
      title: '¿Cómo fue tu experiencia?',
      promptsTitle: '¿No sabes por dónde empezar?',
      prompts: ['¿Cómo era antes?', '¿Qué ha cambiado para ti?', '¿Qué le contarías a un amigo?'],
      count: (count: number, most: number) => `${number(count)} de ${number(most)} caracteres`,
      missing: 'Escribe tu testimonio. Basta una frase sincera.',
      tooLong,
      refused: 'Este texto contiene algo que no se puede enviar. Revísalo.',
      hints: {
        more: 'Con una o dos frases más, los demás podrán hacerse una idea.',
        change: '¿Cómo era antes y qué ha cambiado ahora? Es lo que más ayuda a los demás.',
        time: '¿Cuándo fue, o cuánto duró? Una fecha o una cifra lo hace más convincente.',
        name: '¿Qué proyecto era exactamente? Nombrarlo ayuda a los demás a hacerse una idea.',
        thanks: 'Gracias, así queda muy concreto.',
      },
      signs: {
        change:
          'antes|después|ahora|desde|hoy|por fin|al fin|ya no|en lugar|en vez|hasta|cambió|cambiado|mejoró|mejorado|luego',
        numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|mitad|doble|cien|mil|ayer',
      },
    },
    name: {
      title: 'Tu nombre',
      missing: 'Escribe tu nombre.',
      tooLong: lineTooLong,
      refused: 'Escribe tu nombre en una sola línea.',
    },
    company: {
      title: 'Tu empresa',
      missing: 'Escribe tu empresa.',
      tooLong: lineTooLong,
      refused: 'Escribe tu empresa en una sola línea.',
    },
    role: {
      title: 'Tu cargo',
      missing: 'Escribe tu cargo.',
      tooLong: lineTooLong,
      refused: 'Escribe tu cargo en una sola línea.',
    },
    answers: {
      missing: 'Responde a esta pregunta.',
      tooLong,
      clear: 'Borrar la respuesta',
      scale: (most: number) => `De 1 (lo más bajo) a ${number(most)} (lo más alto)`,
      several: 'Puedes elegir varias.',
      private: (sender: string) => `Solo ${sender} lee esta respuesta.`,
      refused: 'Este texto contiene algo que no se puede enviar. Revísalo.',
    },
    visibility: {
      title: '¿Quién puede verlo?',
      public: 'Público',
      publicLine: 'Tu testimonio podrá mostrarse en público.',
      publicNote: (sender: string) => `Con tu nombre y tu foto, allí donde ${sender} muestre testimonios.`,
      publicNoteWithoutPhoto: (sender: string) => `Con tu nombre, allí donde ${sender} muestre testimonios.`,
      private: 'Privado',
      privateLine: 'Tu testimonio no se mostrará en público.',
      privateNote: (sender: string) => `Solo puede verlo ${sender}.`,
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
    tryAgain: 'Intentar de nuevo',
    tryAgainWith: (name: string) => `Intentar de nuevo: subir ${name}`,
    cancel: 'Cancelar',
    cancelOf: (name: string) => `Cancelar: subida de ${name}`,
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Parece que no tienes conexión. Inténtalo de nuevo cuando la recuperes.',
      'upload.connection_lost': 'Se ha interrumpido la conexión.',
      'images.too_large': 'El archivo supera el tamaño máximo.',
      'images.wrong_type': 'Tipos de archivo admitidos: PNG, JPG, JPEG.',
      'images.unreadable':
        'El archivo no se ha podido leer como imagen. Guárdalo otra vez como PNG o JPEG, o elige otro.',
      'images.too_many_pixels': 'La imagen tiene más de 40 megapíxeles. Hazla más pequeña, o elige otra.',
      'images.not_finished': 'La imagen no se ha podido preparar a tiempo. Inténtalo de nuevo en un momento.',
      'images.workspace_full': 'Aquí ya no queda espacio para imágenes. Continúa sin imagen.',
      'images.disk_full': 'Ahora mismo no hay espacio para imágenes. Continúa sin imagen, o inténtalo más tarde.',
      'images.unavailable':
        'Ahora mismo no se pueden guardar imágenes. Inténtalo de nuevo en un minuto, o continúa sin imagen.',
      'request.too_many': 'Demasiados intentos. Inténtalo más tarde.',
    },
  },
  photo: {
    title: 'Tu foto',
    note: 'Un testimonio con rostro resulta más creíble. Tú decides.',
    failed: 'No se ha podido subir tu foto. Inténtalo de nuevo, o quítala para enviar tu testimonio sin ella.',
    unknown: 'Tu foto ya no está disponible. Elígela otra vez, o envía tu testimonio sin ella.',
    uploading: 'Tu foto aún se está subiendo. Tu testimonio se enviará en cuanto termine.',
    waiting: 'Subiendo tu foto…',
  },
  failures: {
    title: 'Se ha producido un error inesperado.',
    kept: 'Todo lo que has escrito sigue aquí.',
    offline: {
      what: 'Parece que no tienes conexión.',
      retry: 'Inténtalo de nuevo cuando la recuperes.',
      resend: 'Envíalo de nuevo cuando la recuperes.',
    },
    timeout: {
      what: 'Está tardando demasiado.',
      retry: 'Comprueba tu conexión e inténtalo de nuevo.',
      resend: 'Comprueba tu conexión y envíalo de nuevo.',
    },
    busy: {
      what: 'Ahora mismo hay demasiadas solicitudes.',
      retry: (time: string) => `Espera ${time} e inténtalo de nuevo.`,
      resend: (time: string) => `Espera ${time} y envíalo de nuevo.`,
      aMinute: 'un minuto',
      minutes: (minutes: number) => `${number(minutes)} minutos`,
      hours: 'una o dos horas',
    },
    tooLarge: {
      what: 'Es demasiado largo para enviarlo.',
      retry: 'Inténtalo de nuevo.',
      resend: 'Acórtalo y envíalo de nuevo.',
    },
    server: {
      what: 'El problema es nuestro.',
      retry: 'Inténtalo de nuevo en un momento.',
      resend: 'Envíalo de nuevo en un momento.',
    },
    connected: 'Has recuperado la conexión y todo lo que has escrito sigue aquí. Envíalo de nuevo.',
  },
}
