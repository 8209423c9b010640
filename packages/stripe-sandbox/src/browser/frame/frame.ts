import type { ErrorTexts } from '../../texts/error-texts.ts';
import type { FieldError, FrameOptions, FromFrame, ToFrame } from '../protocol.ts';
import { appearanceCss } from './appearance.ts';
import { createCardForm } from './card-form.ts';
import { brandOf } from './card-input.ts';
import { createDebitForm } from './debit-form.ts';
import { inputOf, showBrand, showErrors, valuesOf } from './fields.ts';
import { fontFaces } from './font-faces.ts';
import type { PaymentForm } from './payment-form.ts';
import { sendPaymentMethod } from './send-payment-method.ts';

const readData = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '[]');
const texts: ErrorTexts = readData('texts');
const card = createCardForm(readData('test-cards'), () => new Date(), texts);
const forms: readonly PaymentForm[] = [card, createDebitForm(readData('test-ibans'), texts)];
const touched = new Set<string>();
let form = card;
let port: MessagePort | undefined;
let options: FrameOptions | undefined;

const send = (message: FromFrame) => port?.postMessage(message);

function render(): void {
  for (const { type } of forms) {
    const group = document.getElementById(type);
    if (group) group.hidden = type !== form.type;
  }
  showErrors(form, touched);
  showBrand();
  reportHeight();
}

function reportChange(): void {
  const values = valuesOf(form);
  const errors = form.findErrors(values);
  const error = form.fields.filter((field) => touched.has(field)).map((field) => errors[field])[0];
  send({
    type: 'change',
    brand: brandOf(inputOf('number').value),
    complete: Object.keys(errors).length === 0,
    empty: Object.values(values).every((value) => value === ''),
    method: form.type,
    ...(error ? { error } : {}),
  });
}

function validate(): FieldError | undefined {
  for (const field of form.fields) touched.add(field);
  render();
  const errors = form.findErrors(valuesOf(form));
  const first = form.fields.find((field) => errors[field] !== undefined);
  if (first === undefined) return undefined;
  inputOf(first).focus();
  return errors[first];
}

async function receive(message: ToFrame): Promise<void> {
  if (message.type === 'options') apply(message.options);
  else if (message.type === 'focus') inputOf(form.fields[0] ?? '').focus();
  else if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  else if (message.type === 'clear') clear();
  else {
    const error = validate();
    const reply = { type: 'reply' as const, id: message.id, method: form.type };
    if (error) send({ ...reply, error });
    else if (message.type === 'validate') send(reply);
    else send({ ...reply, ...(await createPaymentMethod(message.billingDetails)) });
  }
}

function createPaymentMethod(billingDetails: Record<string, unknown> = {}) {
  const params = form.toParams(valuesOf(form)) as { billing_details?: object };
  return sendPaymentMethod(
    options?.publishableKey ?? '',
    { ...params, billing_details: { ...params.billing_details, ...billingDetails } },
    texts.unreachable,
  );
}

function apply(next: FrameOptions): void {
  options = next;
  const style = document.getElementById('appearance');
  if (style) style.textContent = `${fontFaces(next.fonts)}\n${appearanceCss(next.appearance)}`;
  document.body.dataset.layout = next.layout;
  const choice = document.getElementById('methods');
  if (choice) choice.hidden = next.methods.length < 2;
  if (!next.methods.includes(form.type)) choose(next.methods[0] ?? 'card');
  for (const input of document.querySelectorAll('input')) input.disabled = next.disabled;
  render();
}

function choose(type: string): void {
  form = forms.find((known) => known.type === type) ?? card;
  const radio = document.querySelector<HTMLInputElement>(`[name=method][value=${form.type}]`);
  if (radio) radio.checked = true;
}

function clear(): void {
  touched.clear();
  for (const field of form.fields) inputOf(field).value = '';
  render();
  reportChange();
}

function reportHeight(): void {
  send({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
}

function listenTo(field: string, format: (typed: string) => string): void {
  const input = inputOf(field);
  input.addEventListener('input', (event) => {
    const isDeleting = (event as InputEvent).inputType?.startsWith('delete');
    if (!isDeleting) input.value = format(input.value);
    render();
    reportChange();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') touched.add(field);
    render();
    reportChange();
    send({ type: 'blur' });
  });
  input.addEventListener('focus', () => send({ type: 'focus' }));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ type: 'escape' });
  });
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.data?.type !== 'stripe-sandbox:open') return;
  port = event.ports[0];
  if (port === undefined) return;
  port.onmessage = (inner: MessageEvent<ToFrame>) => void receive(inner.data);
  apply(event.data.options);
  send({ type: 'ready' });
});
new ResizeObserver(reportHeight).observe(document.body);
for (const { fields, format } of forms) {
  for (const field of fields) listenTo(field, (typed) => format(field, typed));
}
document.getElementById('methods')?.addEventListener('change', (event) => {
  choose((event.target as HTMLInputElement).value);
  render();
  reportChange();
});
