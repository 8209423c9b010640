import type { InvoiceLine } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { invoiceLineText } from './invoice-line-text.ts';

export function useInvoiceLineText(): (line: InvoiceLine) => string {
  const t = useMessages('billing');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  return (line) => {
    const { planId, planName, endsAt } = line;
    const plan = planId ? nameOf(planId, planName ?? '') : (planName ?? undefined);
    return invoiceLineText({ line, plan, date: format.date(endsAt), t });
  };
}
