/** What Stripe counts in whole units, and in thousandths; all other currencies in hundredths. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const THOUSANDTHS = new Set('bhd jod kwd omr tnd'.split(' '));

function unitsIn(currency: string): number {
  if (WHOLE.has(currency)) return 1;
  return THOUSANDTHS.has(currency) ? 1000 : 100;
}

/**
 * "$9.99": minor units as Stripe counts them, the same in mails and on pages. Needs no schemas, so
 * that a page can show it at once.
 */
export function formatMoney(minor: number, currency: string): string {
  const amount = minor / unitsIn(currency.toLowerCase());
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  return text.replace('-', '\u2212');
}
