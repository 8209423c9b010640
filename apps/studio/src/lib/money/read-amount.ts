/** An amount as somebody types it, such as `9.99` or `9,99`, in minor units. Undefined if it is none. */
export function readAmount(text: string, unitsPer: number): number | undefined {
  const decimals = Math.log10(unitsPer);
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return undefined;
  return Number(whole) * unitsPer + Number(fraction.padEnd(decimals, '0') || 0);
}

export const writeAmount = (minor: number, unitsPer: number): string =>
  (minor / unitsPer).toFixed(Math.log10(unitsPer));
