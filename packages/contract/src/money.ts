/** Stripe's currencies without a minor unit and with three decimals; all others have two. */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));

/** How many minor units one unit of a currency has, such as 100 cents. */
export function minorUnitsPer(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 1;
  return THREE_DECIMAL.has(currency) ? 1000 : 100;
}

/** Symbols of the most common currencies with two decimals. */
const SYMBOLS: Readonly<Record<string, string>> = {
  aud: 'A$',
  brl: 'R$',
  cad: 'CA$',
  chf: 'CHF',
  czk: 'CZK',
  dkk: 'DKK',
  eur: '€',
  gbp: '£',
  mxn: 'MX$',
  nok: 'NOK',
  nzd: 'NZ$',
  pln: 'PLN',
  sek: 'SEK',
  usd: '$',
};

/** How a language writes amounts. */
export interface MoneyStyle {
  /** Between thousands. */
  readonly group: string;
  readonly decimal: string;
  readonly isSymbolLast: boolean;
}

const ENGLISH: MoneyStyle = { group: ',', decimal: '.', isSymbolLast: false };

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats Stripe's minor units, such as 999 as "$9.99", in mails and on pages. Common currencies do not use
 * `Intl`, because its first use is slow on phones and its results depend on the browser.
 */
export function formatMoney(minor: number, currency: string, style = ENGLISH): string {
  const code = currency.toLowerCase();
  const amount = Math.abs(minor) / minorUnitsPer(code);
  const known = SYMBOLS[code];
  const { symbol, digits } =
    known === undefined ? readParts(amount, code) : { symbol: known, digits: amount.toFixed(2) };
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, `$&${style.group}`);
  const number = fraction === undefined ? grouped : grouped + style.decimal + fraction;
  const minus = minor < 0 ? MINUS : '';
  if (style.isSymbolLast) return minus + number + NO_BREAK_SPACE + symbol;
  return minus + symbol + (/[a-z]$/i.test(symbol) ? NO_BREAK_SPACE : '') + number;
}

function readParts(amount: number, currency: string): { symbol: string; digits: string } {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const parts = format.formatToParts(amount);
  const join = (...types: string[]) =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('');
  return { symbol: join('currency'), digits: join('integer', 'decimal', 'fraction') };
}
