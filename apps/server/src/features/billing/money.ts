/** An amount in the minor unit as text; some currencies have no minor unit, which the locale data knows. */
export function formatMoney(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amountMinor / 10 ** maximumFractionDigits);
}
