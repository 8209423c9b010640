export type Brand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

const BRANDS: readonly (readonly [Brand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['diners', /^3[068]/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
  ['discover', /^6/],
];

export function brandOf(digits: string): Brand {
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}

/** How many digits a number of the brand can have. */
export function lengthsOf(digits: string): readonly number[] {
  const brand = brandOf(digits);
  if (brand === 'amex') return [15];
  return brand === 'diners' ? [14, 16] : [16];
}

/** `4242424242424242` → `4242 4242 4242 4242`; American Express groups four, six and five. */
export function formatNumber(typed: string): string {
  const all = typed.replace(/\D/g, '');
  const digits = all.slice(0, Math.max(...lengthsOf(all)));
  const groups = brandOf(all) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** `1230` → `12 / 30`. A first digit above one is a complete month. */
export function formatExpiry(typed: string): string {
  let digits = typed.replace(/\D/g, '').slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  return digits.length < 2 || (digits.length === 2 && typed.endsWith('/ '))
    ? digits
    : `${digits.slice(0, 2)} / ${digits.slice(2)}`.trimEnd();
}
