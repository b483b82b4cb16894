import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Si has sido tú, no tienes que hacer nada. Si no, ${advice}`

export const es: AccountTexts = {
  locale: 'es',
  greeting: 'Hola:',
  linkHint: 'Si el botón no funciona, este es el enlace:',
  unknownDevice: 'un dispositivo desconocido',
  device: (browser, system) => `${browser} en ${system}`,
  place: ({ device, network, time }) => `${device} (red ${network}) ${time}`,
  time: (time) => `el ${time} UTC`,
  hours: (count) => (count === 1 ? 'una hora' : `${count} horas`),
  lifetime: (hours) => `El enlace funciona una sola vez, durante ${hours}.`,
  reset: {
    subject: (product) => `Restablece tu contraseña de ${product}`,
    asked: ({ product, email }) =>
      `Hemos recibido una solicitud para restablecer la contraseña de la cuenta ${email} en ${product}.`,
    how: 'Con el enlace de abajo puedes elegir una nueva.',
    otherwise:
      'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma y solo tú has recibido este enlace.',
  },
  confirmation: {
    subject: (product) => `Confirma tu dirección de correo en ${product}`,
    asked: ({ product, email }) =>
      `Se ha creado una cuenta de ${product} con ${email}. Confirma que esta dirección es tuya.`,
    otherwise: 'Si no has sido tú, ignora este correo: la dirección quedará sin confirmar.',
  },
  change: {
    subject: (product) => `Confirma tu nueva dirección de correo en ${product}`,
    asked: ({ product, email }) =>
      `Has pedido entrar en ${product} con ${email} a partir de ahora. Confirma que esta dirección es tuya.`,
    otherwise: 'Si no has sido tú, ignora este correo: la dirección no se usará.',
  },
  entered: (url) => `Recibes este correo porque alguien ha escrito esta dirección en ${url}.`,
  aboutSafety: (url) => `Recibes este correo porque trata de la seguridad de tu cuenta en ${url}.`,
  buttons: {
    reset: 'Restablecer contraseña',
    confirm: 'Confirmar dirección',
    security: 'Revisar mi cuenta',
    recover: 'Recuperar esta dirección',
  },
  notices: {
    new_device: {
      subject: (product) => `Nuevo acceso a tu cuenta de ${product}`,
      happened: ({ product, email, place }) => `Alguien ha entrado en la cuenta ${email} de ${product} con ${place}.`,
      advice: ifNot('cambia tu contraseña y cierra todas las demás sesiones.'),
    },
    password_changed: {
      subject: (product) => `Se ha cambiado tu contraseña de ${product}`,
      happened: ({ product, email, place }) =>
        `La contraseña de la cuenta ${email} de ${product} se ha cambiado con ${place}. Todas las demás sesiones se han cerrado.`,
      advice: ifNot('restablece tu contraseña ahora.'),
    },
    email_changed: {
      subject: (product) => `Se ha cambiado tu dirección de correo en ${product}`,
      happened: ({ product, email, newEmail, place }) =>
        `Tu cuenta de ${product} usa ahora ${newEmail} en lugar de ${email}. Se ha confirmado con ${place}.`,
      advice: ifNot('usa el enlace de abajo antes de 7 días. Recupera esta dirección y cierra todas las sesiones.'),
    },
    stolen_session_ended: {
      subject: (product) => `Hemos cerrado una sesión de tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Un acceso antiguo de la cuenta ${email} de ${product} se ha vuelto a usar con ${place}. Puede que lo hayan robado, así que hemos cerrado esa sesión.`,
      advice: 'Vuelve a entrar. Si no conoces ese dispositivo, cambia también tu contraseña.',
    },
    two_factor_on: {
      subject: (product) => `La verificación en dos pasos está activada en tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Para entrar en la cuenta ${email} de ${product} ahora también hace falta un código de una aplicación. Se ha configurado con ${place}.`,
      advice: ifNot('restablece tu contraseña ahora y escríbenos.'),
    },
    two_factor_off: {
      subject: (product) => `La verificación en dos pasos está desactivada en tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Para entrar en la cuenta ${email} de ${product} ya no hace falta un código de una aplicación. Se ha cambiado con ${place}.`,
      advice: ifNot('restablece tu contraseña ahora y vuelve a activar la verificación en dos pasos.'),
    },
    recovery_codes_created: {
      subject: (product) => `Nuevos códigos de recuperación para tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Se han creado códigos nuevos para la cuenta ${email} de ${product} con ${place}. Los anteriores ya no funcionan.`,
      advice: ifNot('cambia tu contraseña y crea códigos nuevos.'),
    },
    recovery_code_used: {
      subject: (product) => `Se ha usado un código de recuperación de tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Alguien ha entrado en la cuenta ${email} de ${product} con un código de recuperación y ${place}.`,
      advice: ifNot('restablece tu contraseña ahora y crea códigos nuevos.'),
    },
    wrong_second_factor: {
      subject: (product) => `Código incorrecto para tu cuenta de ${product}`,
      happened: ({ product, email, place }) =>
        `Alguien ha escrito la contraseña correcta de la cuenta ${email} de ${product}, pero un código incorrecto, con ${place}.`,
      advice: ifNot('alguien conoce tu contraseña. Restablécela ahora.'),
    },
    passkey_added: {
      subject: (product) => `Se ha añadido una llave de acceso a tu cuenta de ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La llave de acceso «${detail}» se ha añadido a la cuenta ${email} de ${product} con ${place}. Permite entrar sin contraseña.`,
      advice: ifNot('elimínala y cambia tu contraseña.'),
    },
    passkey_removed: {
      subject: (product) => `Se ha eliminado una llave de acceso de tu cuenta de ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La llave de acceso «${detail}» se ha eliminado de la cuenta ${email} de ${product} con ${place}.`,
      advice: ifNot('cambia tu contraseña y cierra todas las demás sesiones.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Se han cerrado todas las sesiones de tu cuenta de ${product}`,
      happened: ({ email, time }) =>
        `Quien gestiona esta instalación ha cerrado todas las sesiones de la cuenta ${email} ${time}.`,
      advice: 'Vuelve a entrar para continuar. Si no sabes por qué ha ocurrido, escríbenos.',
    },
    two_factor_off: {
      subject: (product) => `La verificación en dos pasos está desactivada en tu cuenta de ${product}`,
      happened: ({ email, time }) =>
        `Quien gestiona esta instalación ha desactivado la verificación en dos pasos de la cuenta ${email} ${time}.`,
      advice: 'Si lo has pedido tú, entra y vuelve a activarla. Si no, restablece tu contraseña ahora y escríbenos.',
    },
  },
}
