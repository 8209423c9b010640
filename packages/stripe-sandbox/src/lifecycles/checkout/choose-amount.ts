import { minimumCharge } from '../../money/minimum-charge.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** Applies the amount the payer has chosen to the line whose price leaves it open, within the price's limits. */
export function chooseAmount(
  work: Work,
  session: CheckoutSessionRow,
  amountMinor: number | null,
): void {
  const note = get(work, 'checkout_note', session.id);
  const open = note.items.find(({ price }) => price?.custom_unit_amount);
  const limits = open?.price?.custom_unit_amount;
  if (!open || !limits) return;
  const chosen = amountMinor ?? limits.preset;
  const minimum = limits.minimum ?? minimumCharge(open.currency);
  const maximum = limits.maximum ?? 99_999_999;
  if (chosen === null || !Number.isInteger(chosen) || chosen < minimum || chosen > maximum) {
    throw invalidRequest(`The amount must be between ${minimum} and ${maximum}.`, 'amount');
  }
  const items = note.items.map((item) =>
    item === open ? { ...item, amount_subtotal: chosen, amount_total: chosen } : item,
  );
  work.put('checkout_note', { ...note, items });
}
