import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('pt')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'carácter', other: 'caracteres' })}`
const lineTooLong = (most: number) => `Use, no máximo, ${characters(most)}.`
const tooLong = (by: number) => `Encurte o seu texto em ${characters(by)}.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Recolhido com ${product}`,
    privacyPolicy: 'Política de privacidade',
    language: 'Idioma',
    languageFailed: 'Não foi possível carregar este idioma. Tente novamente.',
    tryAgain: 'Tentar novamente',
    trying: 'A tentar…',
  },
  nowhere: {
    title: 'Esta ligação não funciona',
    note: 'Pode estar incompleta ou já não ser válida. Abra-a outra vez a partir da sua mensagem, ou peça uma nova a quem a enviou.',
  },
  ended: {
    title: 'Este pedido terminou',
    note: 'Ficou muito tempo sem resposta, por isso foi apagado o que estava guardado sobre ele. Se ainda quiser escrever um testemunho, peça uma nova ligação a quem lha enviou.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Onde o seu testemunho for mostrado, indica-se que recebeu um código por responder.',
    copy: 'Copiar código',
    copied: 'Copiado',
  },
  form: {
    pageTitle: (sender: string) => `O seu testemunho para ${sender}`,
    send: (sender: string) => `Enviar para ${sender}`,
    sending: 'A enviar…',
    sendAgain: 'Enviar novamente',
  },
  steps: {
    progress: (step: number, of: number) => `Passo ${number(step)} de ${number(of)}`,
    back: 'Voltar',
    next: 'Continuar',
    author: 'Sobre si',
    shown: 'O que os outros veriam',
    saved: 'Guardado neste dispositivo',
    savedInTab: 'Guardado até fechar este separador',
  },
  welcomeBack: {
    title: 'Olá de novo',
    note: 'O que escreveu ainda está neste dispositivo.',
    next: 'Continuar onde parei',
    startOver: 'Começar de novo',
    deleted: 'O seu rascunho foi eliminado',
    undo: 'Desfazer',
  },
  fields: {
    optional: 'Opcional',
    rating: {
      title: 'A sua avaliação',
      missing: 'Escolha uma avaliação.',
      clear: 'Apagar a avaliação',
      words: ['Mau', 'Razoável', 'Bom', 'Muito bom', 'Excelente'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'estrela', other: 'estrelas' })}, ${word}`,
    },
    words: {
      title: 'Como foi a sua experiência?',
      promptsTitle: 'Não sabe por onde começar?',
      prompts: ['Como era antes?', 'O que mudou para si?', 'O que contaria a um amigo?'],
      count: (count: number, most: number) => `${number(count)} de ${number(most)} caracteres`,
      missing: 'Escreva o seu testemunho. Basta uma frase sincera.',
      tooLong,
      refused: 'Este texto contém algo que não pode ser enviado. Reveja-o.',
      hints: {
        more: 'Com mais uma ou duas frases, os outros ficam com uma ideia melhor.',
        change: 'Como era antes, e o que mudou entretanto? É o que mais ajuda os outros.',
        time: 'Quando foi, ou quanto tempo demorou? Uma data ou um número torna-o mais convincente.',
        name: 'De que projeto se tratava ao certo? Dizer o nome ajuda os outros a ter uma ideia.',
        thanks: 'Obrigado, assim fica bem concreto.',
      },
      signs: {
        change: 'antes|depois|agora|desde|hoje|finalmente|já não|em vez|até|mudou|mudado|melhorou|melhorado|passou a',
        numbers: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|metade|dobro|cem|mil|ontem',
      },
    },
    name: {
      title: 'O seu nome',
      missing: 'Indique o seu nome.',
      tooLong: lineTooLong,
      refused: 'Escreva o seu nome numa só linha.',
    },
    company: {
      title: 'A sua empresa',
      missing: 'Indique a sua empresa.',
      tooLong: lineTooLong,
      refused: 'Escreva a sua empresa numa só linha.',
    },
    role: {
      title: 'O seu cargo',
      missing: 'Indique o seu cargo.',
      tooLong: lineTooLong,
      refused: 'Escreva o seu cargo numa só linha.',
    },
    answers: {
      missing: 'Responda a esta pergunta.',
      tooLong,
      clear: 'Apagar a resposta',
      scale: (most: number) => `De 1 (o mais baixo) a ${number(most)} (o mais alto)`,
      several: 'Pode escolher várias.',
      private: (sender: string) => `Só ${sender} lê esta resposta.`,
      refused: 'Este texto contém algo que não pode ser enviado. Reveja-o.',
    },
    visibility: {
      title: 'Quem pode ver?',
      public: 'Público',
      publicLine: 'O seu testemunho poderá ser mostrado em público.',
      publicNote: (sender: string) => `Com o seu nome e a sua fotografia, onde quer que ${sender} mostre testemunhos.`,
      publicNoteWithoutPhoto: (sender: string) => `Com o seu nome, onde quer que ${sender} mostre testemunhos.`,
      private: 'Privado',
      privateLine: 'O seu testemunho não será mostrado em público.',
      privateNote: (sender: string) => `Só ${sender} o pode ver.`,
      company: 'A minha empresa e o meu cargo também podem ser mostrados',
      answers: 'As minhas respostas a estas perguntas também podem ser mostradas',
    },
  },
  upload: {
    invitation: 'Arraste um ficheiro para aqui, ou clique para o carregar.',
    requirement: (size: string) => `PNG ou JPEG, ${size} no máximo`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG ou JPEG, ${size} no máximo, ${width} × ${height} píxeis`,
    wrongType: 'Tipos de ficheiro aceites: PNG, JPG, JPEG.',
    tooLarge: 'O ficheiro ultrapassa o tamanho máximo.',
    tooMany: 'Só pode carregar um ficheiro de cada vez.',
    wrongDimensions: (width: number, height: number) => `A imagem tem de medir ${width} × ${height} píxeis.`,
    uploading: (name: string) => `A carregar ${name}.`,
    uploadingBar: (name: string) => `A carregar ${name}`,
    uploadOf: (name: string) => `${name} está carregado.`,
    cancelled: (name: string) => `O carregamento de ${name} foi cancelado.`,
    removed: (name: string) => `${name} foi retirado.`,
    sentOf: (sent: string, total: string) => `${sent} de ${total}`,
    uploaded: 'Carregada',
    failed: 'Não foi possível carregar. Tente novamente',
    tryAgain: 'Tentar novamente',
    tryAgainWith: (name: string) => `Tentar novamente: carregar ${name}`,
    cancel: 'Cancelar',
    cancelOf: (name: string) => `Cancelar: carregamento de ${name}`,
    remove: 'Retirar',
    removeOf: (name: string) => `Retirar ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Parece não ter ligação à Internet. Tente novamente quando a recuperar.',
      'upload.connection_lost': 'A ligação foi interrompida.',
      'images.too_large': 'O ficheiro ultrapassa o tamanho máximo.',
      'images.wrong_type': 'Tipos de ficheiro aceites: PNG, JPG, JPEG.',
      'images.unreadable':
        'Não foi possível ler o ficheiro como imagem. Guarde-o de novo em PNG ou JPEG, ou escolha outro.',
      'images.too_many_pixels': 'A imagem tem mais de 40 megapíxeis. Reduza-a, ou escolha outra.',
      'images.not_finished': 'A imagem não ficou pronta a tempo. Tente novamente daqui a um momento.',
      'images.workspace_full': 'Já não há espaço aqui para imagens. Continue sem imagem.',
      'images.disk_full': 'De momento não há espaço para imagens. Continue sem imagem, ou tente mais tarde.',
      'images.unavailable':
        'De momento não é possível guardar imagens. Tente novamente daqui a um minuto, ou continue sem imagem.',
      'request.too_many': 'Demasiadas tentativas. Tente mais tarde.',
    },
  },
  photo: {
    title: 'A sua fotografia',
    note: 'Um rosto torna um testemunho mais credível. A escolha é sua.',
    failed:
      'Não foi possível carregar a sua fotografia. Tente novamente, ou retire-a para enviar o seu testemunho sem ela.',
    unknown: 'A sua fotografia já não está disponível. Escolha-a outra vez, ou envie o seu testemunho sem ela.',
    uploading: 'A sua fotografia ainda está a ser carregada. O seu testemunho é enviado assim que terminar.',
    waiting: 'A carregar a fotografia…',
  },
  failures: {
    title: 'Ocorreu um erro inesperado.',
    kept: 'Tudo o que escreveu continua aqui.',
    offline: {
      what: 'Parece não ter ligação à Internet.',
      retry: 'Tente novamente quando a recuperar.',
      resend: 'Envie novamente quando a recuperar.',
    },
    timeout: {
      what: 'Está a demorar demasiado.',
      retry: 'Verifique a sua ligação e tente novamente.',
      resend: 'Verifique a sua ligação e envie novamente.',
    },
    busy: {
      what: 'Há demasiados pedidos neste momento.',
      retry: (time: string) => `Aguarde ${time} e tente novamente.`,
      resend: (time: string) => `Aguarde ${time} e envie novamente.`,
      aMinute: 'um minuto',
      minutes: (minutes: number) => `${number(minutes)} minutos`,
      hours: 'uma ou duas horas',
    },
    tooLarge: {
      what: 'É demasiado longo para ser enviado.',
      retry: 'Tente novamente.',
      resend: 'Encurte-o e envie novamente.',
    },
    server: {
      what: 'O problema é nosso.',
      retry: 'Tente novamente daqui a um momento.',
      resend: 'Envie novamente daqui a um momento.',
    },
    connected: 'A ligação foi recuperada e tudo o que escreveu continua aqui. Envie novamente.',
  },
}
