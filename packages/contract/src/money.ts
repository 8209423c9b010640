/** Stripe's currencies without a minor unit and with three decimals; all others have two. */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));

function minorUnitsPer(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 1;
  return THREE_DECIMAL.has(currency) ? 1000 : 100;
}

/** Prefixes of the most common currencies with two decimals. */
const PREFIXES: Readonly<Record<string, string>> = {
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
 * Formats Stripe's minor units, such as 999 as "$9.99", in mails and on pages. Common currencies do not use
 * `Intl`, because its first use is slow on phones.
 */
export function formatMoney(minor: number, currency: string): string {
  const code = currency.toLowerCase();
  const amount = minor / minorUnitsPer(code);
  const prefix = PREFIXES[code];
  const minus = minor < 0 ? MINUS : '';
  if (prefix !== undefined) return minus + prefix + groupThousands(Math.abs(amount).toFixed(2));
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  return text.replace('-', MINUS);
}

const MINUS = '\u2212';

const groupThousands = (amount: string) => amount.replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
