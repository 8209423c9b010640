import { checkCode } from '../../objects/discounts/redeem.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** Notes the promotion code that the payer has entered, where the session allows codes. */
export function applyPromotionCode(work: Work, session: CheckoutSessionRow, code: string): void {
  const note = get(work, 'checkout_note', session.id);
  const found = work
    .all('promotion_code')
    .find((row) => row.active && row.code.toLowerCase() === code.trim().toLowerCase());
  if (session.allow_promotion_codes !== true || found === undefined) {
    throw invalidRequest('This code is invalid.', 'promotion_code');
  }
  checkCode(
    work,
    found,
    {
      currency: session.currency ?? 'usd',
      customer: session.customer,
      subtotalMinor: note.items.reduce((sum, item) => sum + item.amount_subtotal, 0),
    },
    'discounts[0]',
  );
  work.put('checkout_note', { ...note, discounts: [{ promotion_code: found.id }] });
}
