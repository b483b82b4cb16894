import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `O seu testemunho para ${sender}`,
    heading: (sender: string) => `Como foi trabalhar com ${sender}?`,
    lead: (owner: string) => `Bastam duas ou três frases sinceras. ${owner} lê-as antes de mais alguém.`,
    email: {
      title: 'O seu e-mail',
      note: 'Para um recibo. Nunca é mostrado.',
      refused: 'Escreva um endereço como ana@example.com, ou deixe o campo vazio.',
    },
    send: (sender: string) => `Enviar para ${sender}`,
    sending: 'A enviar…',
    sendAgain: 'Enviar novamente',
  },
  refusals: {
    'consent-changed': {
      title: 'O texto que aceita mudou.',
      advice: 'Tudo o que escreveu continua aqui. Leia o novo texto acima e envie novamente.',
    },
    'questions-changed': {
      title: 'As perguntas mudaram.',
      advice: 'O resto do que escreveu continua aqui. Reveja as perguntas e envie novamente.',
    },
    'too-fast': {
      title: 'Tomámos isto por um programa.',
      advice: 'Tudo o que escreveu continua aqui. Envie novamente.',
    },
    duplicate: {
      title: 'Este texto já chegou.',
      advice: 'Não precisa de o enviar outra vez.',
    },
  },
  closed: {
    title: 'Este formulário está fechado',
    note: (sender: string) => `${sender} já não recolhe testemunhos nesta página.`,
  },
  full: {
    title: 'Volte amanhã',
    note: (sender: string, time: string) =>
      `${sender} já não recolhe mais testemunhos hoje. Pode enviar o seu a partir deste momento: ${time}.`,
    kept: 'O seu texto fica guardado neste dispositivo.',
  },
  nowhere: {
    title: 'Esta ligação não funciona',
    note: 'Pode estar incompleta. Peça uma nova a quem lha deu.',
  },
  unsent: 'Texto que não foi enviado',
  thanks: {
    title: 'Obrigado!',
    received: (sender: string) => `${sender} recebeu o seu testemunho.`,
    staysPrivate: 'Fica privado, como escolheu.',
    mayBeShown: (sender: string) => `${sender} já o pode mostrar em público, como escolheu.`,
    portal: 'Ver o seu testemunho',
    portalNote: 'Na sua página pode lê-lo, editá-lo ou retirá-lo a qualquer momento. Guarde a ligação: só você a tem.',
    portalByEmail:
      'Na sua página pode lê-lo, editá-lo ou retirá-lo a qualquer momento. Também vai receber por e-mail um recibo com a ligação.',
  },
}
