import type { DeclineCode } from '../../store/card-behaviour.ts';
import type { Fault } from '../../store/fault.ts';
import type { Work } from '../../store/work.ts';

/** Consumes a payment fault that applies to this customer, if any. */
export function takePaymentFault(work: Work, customer: string | null): DeclineCode | undefined {
  for (const fault of work.all('fault').reverse()) {
    if (fault.kind !== 'fail_payment') continue;
    if (fault.customer !== null && fault.customer !== customer) continue;
    spendFault(work, fault);
    return fault.declineCode as DeclineCode;
  }
  return undefined;
}

export function spendFault(work: Pick<Work, 'put' | 'remove'>, fault: Fault): void {
  if (fault.times <= 1) work.remove('fault', fault.id);
  else work.put('fault', { ...fault, times: fault.times - 1 });
}
