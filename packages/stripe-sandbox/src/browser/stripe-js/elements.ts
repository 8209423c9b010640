import type { Appearance, CustomFont, FieldError, PaymentMethodType } from '../protocol.ts';
import { makeElement, type SandboxElement } from './element.ts';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  fonts?: CustomFont[];
  mode?: string;
  currency?: string;
  locale?: string;
  paymentMethodTypes?: string[];
  [key: string]: unknown;
}

/** A group of elements for one payment. The sandbox supports the Payment Element and the Card Element. */
export function makeElements(
  base: string,
  publishableKey: string,
  initial: ElementsOptions,
  findMethods: (options: ElementsOptions) => Promise<readonly PaymentMethodType[]>,
) {
  const made = new Map<string, SandboxElement>();
  let options = initial;

  const elements = {
    create(type: string, elementOptions: { readOnly?: boolean; disabled?: boolean } = {}) {
      if (type !== 'payment' && type !== 'card') {
        throw new Error(`The sandbox has no "${type}" element; it has "payment" and "card".`);
      }
      if (made.has(type)) {
        throw new Error(`Can only create one Element of type ${type}.`);
      }
      const element = makeElement(
        base,
        type,
        {
          publishableKey,
          layout: type,
          locale: options.locale ?? 'en',
          methods: type === 'payment' ? findMethods(options) : Promise.resolve(['card']),
          appearance: options.appearance ?? {},
          fonts: options.fonts ?? [],
          disabled: elementOptions.readOnly ?? elementOptions.disabled ?? false,
        },
        () => made.delete(type),
      );
      made.set(type, element);
      return element;
    },
    getElement(type: unknown) {
      const name = typeof type === 'string' ? type : elementTypeOf(type);
      return made.get(name) ?? null;
    },
    update(change: ElementsOptions) {
      options = { ...options, ...change };
      for (const element of made.values()) element.update({ appearance: options.appearance ?? {} });
    },
    async fetchUpdates() {
      return {};
    },
    async submit(): Promise<{ error?: FieldError; selectedPaymentMethod?: string }> {
      const element = elements._mounted();
      if (element === undefined) return { error: noElement() };
      const { error, method } = await element._validate();
      return error ? { error } : { selectedPaymentMethod: method };
    },
    on: () => elements,
    off: () => elements,
    /** Used by stripe.js itself. */
    _mounted: () => made.get('payment') ?? made.get('card'),
    _clientSecret: () => options.clientSecret,
  };
  return elements;
}

export type SandboxElements = ReturnType<typeof makeElements>;

/** react-stripe-js passes its component class instead of the element's name. */
function elementTypeOf(component: unknown): string {
  return (component as { __elementType?: string } | null)?.__elementType ?? '';
}

export function noElement(): FieldError {
  return { type: 'invalid_request_error', message: 'There is no mounted payment or card element.' };
}
