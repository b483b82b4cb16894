import { type DemoClient, open, paying } from './demo-client.ts'

/** Demo clients who have not answered, from the newest request to the oldest. */
export const unansweredClients: readonly DemoClient[] = [
  open('pending', 0, 'Jonas Weber', 'jonas@kornblume.example'),
  open('pending', 1, null, 'hello@tinnedandtrue.example'),
  paying(
    { what: 'Check of a label', euros: 180, how: 'payment_link', daysAgo: 1 },
    open('pending', 1, 'Giulia Ferrante', 'giulia@pastificio.example'),
  ),
  paying(
    { what: 'Wrappers for four bars', euros: 1240, how: 'invoice', daysAgo: 2 },
    open('pending', 2, 'Sam Okafor', 'sam@okaforchocolate.example'),
  ),
  open('sent', 2, 'Priya Raman', 'priya@kettleandleaf.example'),
  { ...open('sent', 3, 'Oscar Nyberg', 'oscar@nybergsknacke.example'), hasDeclined: true },
  open('sent', 5, 'Lena Brandt', 'lena@hofladen.example'),
  paying(
    { what: 'Cheese paper', euros: 760, how: 'invoice', daysAgo: 14 },
    open('sent', 8, 'Mirjam de Vos', 'mirjam@devoskaas.example'),
  ),
  { ...open('pending', 12, null, 'kontakt@muehle.example'), isRefused: true },
  open('sent', 15, 'Hana Suzuki', 'hana@suzukitea.example'),
]
