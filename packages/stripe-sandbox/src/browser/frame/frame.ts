import type { FieldError, FrameOptions, FromFrame, ToFrame } from '../protocol.ts';
import { appearanceCss } from './appearance.ts';
import { brandOf, type CardValues, findErrors, formatExpiry, formatNumber } from './card-input.ts';
import { fontFaces } from './font-faces.ts';
import { sendCard } from './send-card.ts';

const FIELDS = ['number', 'expiry', 'cvc'] as const;
type Field = (typeof FIELDS)[number];

const inputs = Object.fromEntries(
  FIELDS.map((name) => [name, document.getElementById(name)]),
) as Record<Field, HTMLInputElement>;
const testNumbers: string[] = JSON.parse(
  document.getElementById('test-cards')?.textContent ?? '[]',
);
const touched = new Set<Field>();
let port: MessagePort | undefined;
let options: FrameOptions | undefined;

const say = (message: FromFrame) => port?.postMessage(message);
const values = (): CardValues => ({
  number: inputs.number.value,
  expiry: inputs.expiry.value,
  cvc: inputs.cvc.value,
});
const errorsNow = () => findErrors(values(), testNumbers, new Date());

/** Shows errors only for fields that have lost focus. */
function render(): void {
  const errors = errorsNow();
  for (const name of FIELDS) {
    const shown = touched.has(name) ? errors[name] : undefined;
    const note = document.getElementById(`${name}-error`);
    if (note && note.textContent !== (shown?.message ?? ''))
      note.textContent = shown?.message ?? '';
    inputs[name].setAttribute('aria-invalid', String(shown !== undefined));
    inputs[name].classList.toggle('Input--invalid', shown !== undefined);
  }
  const brand = brandOf(inputs.number.value);
  const badge = document.getElementById('brand');
  if (badge) badge.textContent = brand === 'unknown' ? '' : brand;
  inputs.cvc.maxLength = brand === 'amex' ? 4 : 3;
  measure();
}

function announce(): void {
  const errors = errorsNow();
  const isEmpty = FIELDS.every((name) => inputs[name].value === '');
  const shown = FIELDS.filter((name) => touched.has(name)).map((name) => errors[name])[0];
  say({
    type: 'change',
    brand: brandOf(inputs.number.value),
    complete: Object.keys(errors).length === 0,
    empty: isEmpty,
    ...(shown ? { error: shown } : {}),
  });
}

function validate(): FieldError | undefined {
  for (const name of FIELDS) touched.add(name);
  render();
  const errors = errorsNow();
  const first = FIELDS.find((name) => errors[name] !== undefined);
  if (first === undefined) return undefined;
  inputs[first].focus();
  return errors[first];
}

async function hear(message: ToFrame): Promise<void> {
  if (message.type === 'options') apply(message.options);
  else if (message.type === 'focus') inputs.number.focus();
  else if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  else if (message.type === 'clear') clear();
  else {
    const error = validate();
    const { id } = message;
    if (error || message.type === 'validate')
      say({ type: 'reply', id, ...(error ? { error } : {}) });
    else {
      const key = options?.publishableKey ?? '';
      say({ type: 'reply', id, ...(await sendCard(key, values(), message.billingDetails)) });
    }
  }
}

function apply(next: FrameOptions): void {
  options = next;
  const style = document.getElementById('appearance');
  if (style) style.textContent = `${fontFaces(next.fonts)}\n${appearanceCss(next.appearance)}`;
  document.body.dataset.layout = next.layout;
  for (const name of FIELDS) inputs[name].disabled = next.disabled;
  measure();
}

function clear(): void {
  touched.clear();
  for (const name of FIELDS) inputs[name].value = '';
  render();
  announce();
}

function measure(): void {
  say({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
}

function listen(): void {
  const tidy: Record<Field, (typed: string) => string> = {
    number: formatNumber,
    expiry: formatExpiry,
    cvc: (typed) => typed.replace(/\D/g, '').slice(0, 4),
  };
  for (const name of FIELDS) {
    const input = inputs[name];
    input.addEventListener('input', (event) => {
      const isDeleting = (event as InputEvent).inputType?.startsWith('delete');
      if (!isDeleting) input.value = tidy[name](input.value);
      render();
      announce();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') touched.add(name);
      render();
      announce();
      say({ type: 'blur' });
    });
    input.addEventListener('focus', () => say({ type: 'focus' }));
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') say({ type: 'escape' });
    });
  }
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.data?.type !== 'stripe-sandbox:open') return;
  port = event.ports[0];
  if (port === undefined) return;
  port.onmessage = (inner: MessageEvent<ToFrame>) => void hear(inner.data);
  apply(event.data.options);
  say({ type: 'ready' });
});
new ResizeObserver(measure).observe(document.body);
listen();
