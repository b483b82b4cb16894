import { patternOf, someOf, wordsOf } from './pattern-language.domain.ts'
import { FINISHED, PAID } from './timing-words.domain.ts'
import { PERIOD } from './vocabulary.domain.ts'

/** Next to a rest: it is paid with this invoice. */
export const dueNow = someOf([
  'becomes_(?:due|payable)|devien(?:t|nent)_\\p{L}+|(?:wird|werden)_(?:damit_|hiermit_)?fallig|(?:wordt|worden)_(?:nu_)?(?:verschuldigd|opeisbaar)|(?:vence|es_exigible|e_devid[oa]|diventa_\\p{L}+)|so_falta|falta_so|falta_solo|solo_falta|manca_solo|fehlt_nur|ne_manque_que|falta_apenas|apenas_falta|now|jetzt|maintenant|ahora|ora|adesso|agora|nu|hier|hiermit|hierbij|herewith|here|voici|ci_joint|ecco|aqui|this|diese[rsn]?|cette|esta|este|quest[oa]|deze|dit|a_pagar|da_(?:pagare|versare|saldare)|te_(?:betalen|voldoen)|zu_(?:be)?zahlen|(?:a|reste)_(?:payer|regler)|to_pay|thanks|danke?|merci|gracias|grazie|obrigad[oa]|bedankt',
])

/** After a rest: "by 12 May" is when this invoice is due. */
export const dueBy = patternOf(
  `^[ ](?:(?:payable|due|zahlbar|fallig|a[ ]pagar|a[ ]payer|da[ ]pagare|te[ ]betalen|te[ ]voldoen)[ ]){0,2}(?:by|until|bis|hasta|entro|ate|jusqu'?au|au|uiterlijk)[ ](?:(?:zum|the|il|el|al|le|o|dia|op)[ ]){0,2}\\d{1,2}(?:[./-]\\d|\\.?[ ](?:of |de )?(?:${wordsOf(PERIOD)}))`,
)

/** Work that is done, or money that was paid, somewhere in a line. */
export const isDone = someOf([...PAID, ...FINISHED])
