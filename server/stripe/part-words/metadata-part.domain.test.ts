import { describe, expect, test } from 'vitest'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { readInvoice } from '#server/testing/payment-events.ts'

/** An invoice over 480 dollars. */
const saidBy = (metadata: Record<string, string>) => readInvoice(paidInvoice({ metadata })).saidPart

describe('metadata', () => {
  test.each([
    // It speaks of something else.
    [{ quantity: '1/2' }, null],
    [{ client: 'Milestone 3 Coaching' }, null],
    [{ utm_term: 'deposit' }, null],
    [{ shipping: 'partial' }, null],
    [{ plan: 'advance' }, null],
    [{ last_name: 'Rest' }, null],
    [{ first_name: 'Deposit' }, null],
    [{ product_type: 'deposit' }, null],
    [{ note: 'Deposit was paid in May' }, null],
    [{ payment_method_type: 'advance' }, null],
    [{ type: 'retainer' }, null],
    [{ part: 'Website' }, null],
    // Nothing of it.
    [{ deposit: '0.00' }, null],
    [{ deposit: '0,00 €' }, null],
    [{ balance: '0.00' }, null],
    [{ balance: '$0' }, null],
    [{ is_deposit: 'nein' }, null],
    // Neither yes nor no.
    [{ last: 'Müller' }, null],
    [{ final: 'Website' }, null],
    [{ deposit: 'received' }, null],
    // An amount says it only of an invoice over that amount.
    [{ deposit: '480.00' }, 'first'],
    [{ balance: '$480' }, 'last'],
    [{ balance: '48000' }, 'last'],
    [{ deposit: '1,200.00' }, null],
    [{ balance: '1200' }, null],
    // A key that asks, and yes.
    [{ deposit: 'yes' }, 'first'],
    [{ isDeposit: 'TRUE' }, 'first'],
    [{ 'Down payment': 'x' }, 'first'],
    [{ anzahlung: 'ja' }, 'first'],
    [{ acompte: 'oui' }, 'first'],
    [{ anticipo: 'sí' }, 'first'],
    [{ acconto: '1' }, 'first'],
    [{ sinal: 'sim' }, 'first'],
    [{ aanbetaling: 'ja' }, 'first'],
    [{ is_final_invoice: '1' }, 'last'],
    [{ Schlussrechnung: 'ja' }, 'last'],
    [{ solde: 'vrai' }, 'last'],
    [{ saldo: 'true' }, 'last'],
    [{ slotfactuur: 'ja' }, 'last'],
    // A key for parts, and which.
    [{ part: '1/2' }, 'first'],
    [{ part: '2 of 2' }, 'last'],
    [{ milestone: '1' }, 'first'],
    [{ milestone: '3/3' }, 'last'],
    [{ invoice_type: 'Deposit invoice' }, 'first'],
    [{ invoiceType: 'final' }, 'last'],
    [{ payment_type: 'remainder' }, 'last'],
    [{ 'payment-stage': 'advance' }, 'first'],
    [{ kind: 'deposit' }, 'first'],
    [{ phase: 'final payment' }, 'last'],
    [{ Rechnungsart: 'Schlussrechnung' }, 'last'],
    [{ Rechnungstyp: 'Abschlagsrechnung' }, 'first'],
    [{ 'type de facture': 'Acompte' }, 'first'],
    [{ étape: 'solde' }, 'last'],
    [{ tipo_factura: 'anticipo' }, 'first'],
    [{ etapa: 'pago final' }, 'last'],
    [{ 'tipo fattura': 'acconto' }, 'first'],
    [{ rata: '2/2' }, 'last'],
    [{ parcela: '1/2' }, 'first'],
    [{ tipo_de_fatura: 'sinal' }, 'first'],
    [{ factuurtype: 'voorschot' }, 'first'],
    [{ termijn: '3/3' }, 'last'],
    [{ testimonial: 'final' }, 'last'],
    [{ testimonial: 'first' }, null],
  ])('%j: %s', (metadata, part) => {
    expect(saidBy(metadata)?.part ?? null).toBe(part)
  })

  test('does not take the client’s name for words', () => {
    const metadata = { type: 'Milestone 3 Coaching' }
    const object = { ...paidInvoice({ metadata }), customer_name: 'Milestone 3 Coaching' }
    expect(readInvoice(object).saidPart).toBeNull()
    expect(readInvoice({ ...object, customer_name: 'Ana' }).saidPart).toMatchObject({ part: 'first', by: 'metadata' })
  })

  test('that could mean any part is weak, and gives way to what the lines say', () => {
    const metadata = { payment_type: 'retainer' }
    expect(saidBy(metadata)).toMatchObject({ part: 'first', by: 'metadata', isWeak: true })
    expect(saidBy({ deposit: '50%' })).toMatchObject({ part: 'first', by: 'metadata', isWeak: true })
    expect(readInvoice(paidInvoice({ line: 'Monthly retainer – May', metadata })).saidPart).toMatchObject({
      part: 'recurring',
      by: 'words',
    })
    expect(readInvoice(paidInvoice({ line: 'Remaining 50%', metadata })).saidPart).toMatchObject({ part: 'last' })
  })
})
