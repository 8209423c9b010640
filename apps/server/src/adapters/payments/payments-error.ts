import type { DeclineReason } from '@rostra/contract';

type Failure =
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'not_found' | 'invalid' | 'unavailable' | 'refused' };

/** A failed request to the payment service. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly failure: Failure;
  /** The rejected parameter. */
  readonly param: string | undefined;
  /** False if there was no response, so the request may have been carried out. */
  readonly hasResponse: boolean;

  constructor(
    failure: Failure,
    message: string,
    options: { cause?: unknown; param?: string | undefined; hasResponse?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.param = options.param;
    this.hasResponse = options.hasResponse ?? true;
  }
}
