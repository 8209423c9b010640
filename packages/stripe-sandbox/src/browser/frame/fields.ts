import type { FieldError } from '../protocol.ts';
import { brandOf } from './card-input.ts';
import type { PaymentForm, Values } from './payment-form.ts';

export const inputOf = (field: string) => document.getElementById(field) as HTMLInputElement;

export function valuesOf({ fields }: PaymentForm): Values {
  return Object.fromEntries(fields.map((field) => [field, inputOf(field).value]));
}

/** Shows the errors of fields that have lost focus. */
export function showErrors(form: PaymentForm, touched: ReadonlySet<string>): void {
  const errors = form.findErrors(valuesOf(form));
  for (const field of form.fields) showError(field, touched.has(field) ? errors[field] : undefined);
}

function showError(field: string, error: FieldError | undefined): void {
  const note = document.getElementById(`${field}-error`);
  // An unchanged message is not announced again.
  if (note && note.textContent !== (error?.message ?? '')) note.textContent = error?.message ?? '';
  inputOf(field).setAttribute('aria-invalid', String(error !== undefined));
  inputOf(field).classList.toggle('Input--invalid', error !== undefined);
}

export function showBrand(): void {
  const brand = brandOf(inputOf('number').value);
  const badge = document.getElementById('brand');
  if (badge) badge.textContent = brand === 'unknown' ? '' : brand;
  inputOf('cvc').maxLength = brand === 'amex' ? 4 : 3;
}
