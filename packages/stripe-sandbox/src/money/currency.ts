/** Currencies whose smallest unit is the whole unit. */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
);

const KNOWN = new Set([
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...ZERO_DECIMAL,
]);

export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

export function isZeroDecimal(currency: string): boolean {
  return ZERO_DECIMAL.has(currency);
}

/** `1999, usd` → `$19.99`; `500, jpy` → `¥500`. */
export function formatMoney(amountMinor: number, currency: string, locale = 'en-US'): string {
  const digits = isZeroDecimal(currency) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits);
}
