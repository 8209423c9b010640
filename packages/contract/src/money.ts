/** What Stripe counts in whole units, and in thousandths; all other currencies in hundredths. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const THOUSANDTHS = new Set('bhd jod kwd omr tnd'.split(' '));

function unitsIn(currency: string): number {
  if (WHOLE.has(currency)) return 1;
  return THOUSANDTHS.has(currency) ? 1000 : 100;
}

/** What stands before an amount in hundredths, in the currencies that most sites ask for. */
const SIGNS: Readonly<Record<string, string>> = {
  aud: 'A$',
  brl: 'R$',
  cad: 'CA$',
  chf: 'CHF\u00a0',
  czk: 'CZK\u00a0',
  dkk: 'DKK\u00a0',
  eur: '€',
  gbp: '£',
  mxn: 'MX$',
  nok: 'NOK\u00a0',
  nzd: 'NZ$',
  pln: 'PLN\u00a0',
  sek: 'SEK\u00a0',
  usd: '$',
};

/**
 * "$9.99": minor units as Stripe counts them, the same in mails and on pages. Needs no schemas, so
 * that a page can show it at once, and for most currencies no `Intl`, whose first use holds a phone up.
 */
export function formatMoney(minor: number, currency: string): string {
  const code = currency.toLowerCase();
  const amount = minor / unitsIn(code);
  const sign = SIGNS[code];
  const minus = minor < 0 ? MINUS : '';
  if (sign !== undefined) return minus + sign + grouped(Math.abs(amount).toFixed(2));
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  return text.replace('-', MINUS);
}

const MINUS = '\u2212';

const grouped = (amount: string) => amount.replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
