/** Messages between stripe.js and the payment frame, over a private message channel. */
export type PaymentMethodType = 'card' | 'sepa_debit';

export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

export interface CustomFont {
  family: string;
  /** `url(…)` */
  src: string;
  weight?: string;
}

export interface FrameOptions {
  publishableKey: string;
  layout: 'payment' | 'card';
  locale: string;
  /** What the payer can choose from. */
  methods: readonly PaymentMethodType[];
  appearance: Appearance;
  fonts: readonly CustomFont[];
  disabled: boolean;
}

export type ToFrame =
  | { type: 'options'; options: FrameOptions }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'clear' }
  | { type: 'validate' | 'tokenize'; id: number; billingDetails?: Record<string, unknown> };

export interface FieldError {
  type: 'validation_error' | 'card_error' | 'api_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
}

export type FromFrame =
  | { type: 'ready' | 'focus' | 'blur' | 'escape' }
  | { type: 'height'; px: number }
  | {
      type: 'change';
      complete: boolean;
      empty: boolean;
      brand: string;
      method: PaymentMethodType;
      error?: FieldError;
    }
  | {
      type: 'reply';
      id: number;
      method: PaymentMethodType;
      error?: FieldError;
      paymentMethod?: { id: string };
    };
