import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Como foi trabalhar com ${sender}?`,
    lead: (owner: string) => `Bastam duas ou três frases sinceras. ${owner} lê-as antes de mais alguém.`,
    email: {
      title: 'O seu e-mail',
      note: 'Para um recibo. Nunca é mostrado.',
      refused: 'Escreva um endereço como ana@example.com, ou deixe o campo vazio.',
      needed: 'Escreva um endereço como ana@example.com.',
      confirmNote: 'Enviamos-lhe uma ligação para confirmar o seu testemunho. O seu endereço nunca é mostrado.',
    },
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
    'email-needed': {
      title: 'Este formulário precisa agora do seu e-mail.',
      advice: 'Tudo o que escreveu continua aqui. Escreva o seu e-mail e envie outra vez.',
    },
    'not-sent-again': {
      title: 'Já lhe escrevemos várias vezes sobre este texto.',
      advice: 'Veja na pasta de spam, ou envie-o com outro endereço de e-mail.',
    },
    proof: {
      title: 'A verificação do seu navegador não resultou.',
      advice: 'Tudo o que escreveu continua aqui. Envie outra vez.',
    },
    'no-check': {
      title: 'O seu navegador não consegue fazer a verificação de que este formulário precisa agora.',
      advice: 'Tudo o que escreveu continua aqui. Use um navegador mais recente, ou tente daqui a umas horas.',
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
  unconfirmed: {
    title: 'Só mais um passo: confirme o seu e-mail',
    note: (sender: string, address: string) =>
      `Abra o nosso e-mail para ${address} e prima o botão. Só depois é que ${sender} pode ler o seu testemunho.`,
    again: 'Enviar outra vez',
    sent: 'Tentámos outra vez. Se este endereço aceitar os nossos e-mails, chega dentro de minutos.',
    sentLast: 'Tentámos pela última vez. Se não chegar nada, envie o seu testemunho com outro endereço.',
    tooMany: 'Já tentámos várias vezes. Envie o seu testemunho com outro endereço.',
    confirmed: (sender: string) => `O seu e-mail está confirmado. ${sender} tem o seu testemunho.`,
    gone: 'Este testemunho foi apagado porque não foi confirmado. Envie-o outra vez.',
    nothingCame: (days: number) =>
      `Não chegou nada ao fim de uns minutos? Veja na pasta de spam, envie outra vez ou corrija o endereço. Alguns endereços não aceitam os nossos e-mails. Sem confirmação, o seu testemunho é apagado ao fim de ${days} dias.`,
  },
  confirming: {
    title: 'Este testemunho é seu?',
    note: (sender: string) => `Confirme-o e ${sender} poderá lê-lo.`,
    confirm: 'Sim, enviar',
    isPrivate: (sender: string) => `Privado: só ${sender} o pode ler.`,
    isPublic: (sender: string) => `Público: ${sender} pode mostrá-lo.`,
    notYours: (days: number) => `Não é seu? Feche esta página. Ninguém o vai ler, e é apagado ao fim de ${days} dias.`,
    goneTitle: 'Esta ligação já não funciona',
    gone: (days: number) =>
      `Os testemunhos que não são confirmados em ${days} dias são apagados. Se entretanto corrigiu o endereço, use a ligação do e-mail mais recente.`,
  },
}
