import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Se reconhece esta ação, não precisa de fazer nada. Caso contrário, ${advice}`

export const pt: AccountTexts = {
  locale: 'pt-PT',
  greeting: 'Bom dia,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  unknownDevice: 'um dispositivo desconhecido',
  device: (browser, system) => `${browser} em ${system}`,
  place: ({ device, network, time }) => `${device} (rede ${network}) ${time}`,
  time: (time) => `em ${time} UTC`,
  hours: (count) => (count === 1 ? 'uma hora' : `${count} horas`),
  lifetime: (hours) => `A ligação funciona uma única vez, durante ${hours}.`,
  reset: {
    subject: (product) => `Reponha a sua palavra-passe de ${product}`,
    asked: ({ product, email }) => `Recebemos um pedido para repor a palavra-passe da conta ${email} em ${product}.`,
    how: 'Com a ligação abaixo pode escolher uma nova.',
    otherwise:
      'Se não fez este pedido, ignore este e-mail: a sua palavra-passe mantém-se e mais ninguém recebeu esta ligação.',
  },
  confirmation: {
    subject: (product) => `Confirme o seu endereço de e-mail em ${product}`,
    asked: ({ product, email }) =>
      `Foi criada uma conta em ${product} com ${email}. Confirme, por favor, que este endereço é seu.`,
    otherwise: 'Se não a criou, ignore este e-mail: o endereço fica por confirmar.',
  },
  change: {
    subject: (product) => `Confirme o seu novo endereço de e-mail em ${product}`,
    asked: ({ product, email }) =>
      `Pediu para passar a entrar em ${product} com ${email}. Confirme, por favor, que este endereço é seu.`,
    otherwise: 'Se não fez este pedido, ignore este e-mail: o endereço não será usado.',
  },
  entered: (url) => `Recebe este e-mail porque alguém introduziu este endereço em ${url}.`,
  aboutSafety: (url) => `Recebe este e-mail porque diz respeito à segurança da sua conta em ${url}.`,
  buttons: {
    reset: 'Repor palavra-passe',
    confirm: 'Confirmar endereço',
    security: 'Verificar a conta',
    recover: 'Recuperar este endereço',
  },
  notices: {
    new_device: {
      subject: (product) => `Novo acesso à sua conta em ${product}`,
      happened: ({ product, email, place }) => `Alguém entrou na conta ${email} em ${product} com ${place}.`,
      advice: ifNot('altere a sua palavra-passe e termine todas as outras sessões.'),
    },
    password_changed: {
      subject: (product) => `A sua palavra-passe de ${product} foi alterada`,
      happened: ({ product, email, place }) =>
        `A palavra-passe da conta ${email} em ${product} foi alterada com ${place}. Todas as outras sessões foram terminadas.`,
      advice: ifNot('reponha a sua palavra-passe agora.'),
    },
    email_changed: {
      subject: (product) => `O seu endereço de e-mail em ${product} foi alterado`,
      happened: ({ product, email, newEmail, place }) =>
        `A sua conta em ${product} usa agora ${newEmail} em vez de ${email}. Isto foi confirmado com ${place}.`,
      advice: ifNot('use a ligação abaixo no prazo de 7 dias. Recupera este endereço e termina todas as sessões.'),
    },
    stolen_session_ended: {
      subject: (product) => `Terminámos uma sessão da sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Um acesso antigo da conta ${email} em ${product} voltou a ser usado com ${place}. Pode ter sido roubado, por isso terminámos essa sessão.`,
      advice: 'Volte a entrar. Se não conhece esse dispositivo, altere também a sua palavra-passe.',
    },
    two_factor_on: {
      subject: (product) => `A verificação em dois passos está ativa na sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Para entrar na conta ${email} em ${product} passa a ser preciso também um código de uma aplicação. Isto foi configurado com ${place}.`,
      advice: ifNot('reponha a sua palavra-passe agora e escreva-nos.'),
    },
    two_factor_off: {
      subject: (product) => `A verificação em dois passos está inativa na sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Para entrar na conta ${email} em ${product} já não é preciso um código de uma aplicação. Isto foi alterado com ${place}.`,
      advice: ifNot('reponha a sua palavra-passe agora e volte a ativar a verificação em dois passos.'),
    },
    recovery_codes_created: {
      subject: (product) => `Novos códigos de recuperação para a sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Foram criados novos códigos para a conta ${email} em ${product} com ${place}. Os anteriores deixaram de funcionar.`,
      advice: ifNot('altere a sua palavra-passe e crie novos códigos.'),
    },
    recovery_code_used: {
      subject: (product) => `Foi usado um código de recuperação da sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Alguém entrou na conta ${email} em ${product} com um código de recuperação e ${place}.`,
      advice: ifNot('reponha a sua palavra-passe agora e crie novos códigos.'),
    },
    wrong_second_factor: {
      subject: (product) => `Código errado para a sua conta em ${product}`,
      happened: ({ product, email, place }) =>
        `Alguém introduziu a palavra-passe certa da conta ${email} em ${product}, mas um código errado, com ${place}.`,
      advice: ifNot('alguém sabe a sua palavra-passe. Reponha-a agora.'),
    },
    passkey_added: {
      subject: (product) => `Foi adicionada uma chave de acesso à sua conta em ${product}`,
      happened: ({ product, email, place, detail }) =>
        `A chave de acesso «${detail}» foi adicionada à conta ${email} em ${product} com ${place}. Permite entrar sem palavra-passe.`,
      advice: ifNot('remova-a e altere a sua palavra-passe.'),
    },
    passkey_removed: {
      subject: (product) => `Foi removida uma chave de acesso da sua conta em ${product}`,
      happened: ({ product, email, place, detail }) =>
        `A chave de acesso «${detail}» foi removida da conta ${email} em ${product} com ${place}.`,
      advice: ifNot('altere a sua palavra-passe e termine todas as outras sessões.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Todas as sessões da sua conta em ${product} foram terminadas`,
      happened: ({ email, time }) => `Quem gere esta instalação terminou todas as sessões da conta ${email} ${time}.`,
      advice: 'Volte a entrar para continuar. Se não sabe porque aconteceu, escreva-nos.',
    },
    two_factor_off: {
      subject: (product) => `A verificação em dois passos está inativa na sua conta em ${product}`,
      happened: ({ email, time }) =>
        `Quem gere esta instalação desativou a verificação em dois passos da conta ${email} ${time}.`,
      advice: 'Se o pediu, entre e volte a ativá-la. Caso contrário, reponha a sua palavra-passe agora e escreva-nos.',
    },
  },
}
