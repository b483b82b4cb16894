import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const pt: ConfirmationTexts = {
  subject: (sender) => `Confirme o seu testemunho para ${sender}`,
  preheader: 'Só mais um clique e será entregue.',
  greeting: 'Olá,',
  received: (sender) => `Alguém indicou este endereço com um testemunho para ${sender}.`,
  ifYours: (sender) => `Se foi o seu, abra a página abaixo e confirme-o. Só depois é que ${sender} o pode ler.`,
  ifNotYours: (days) =>
    `Se não foi, ignore este e-mail. Nada é transmitido, e o testemunho é apagado ao fim de ${days} dias.`,
  button: 'Abrir e confirmar',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  reason: 'Recebe este e-mail porque alguém escreveu o seu endereço. Não o usamos para mais nada.',
  sentWith: 'Enviado com',
}
