/** Messages between stripe.js and the card frame, over a private message channel. */
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
  | { type: 'change'; complete: boolean; empty: boolean; brand: string; error?: FieldError }
  | { type: 'reply'; id: number; error?: FieldError; paymentMethod?: { id: string } };
