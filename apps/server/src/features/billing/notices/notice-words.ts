import { formatMoney, isBuiltInPlan } from '@rostra/contract';
import { languages, type Messages } from '@rostra/messages';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { LocalSite } from '../../../languages/site.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** What texts about money are written with. */
export type Words = Pick<LocalSite, 'messages' | 'dates'>;

export const dayIn = ({ dates }: Pick<Words, 'dates'>, at: string | null) =>
  dates.day(at ?? new Date(0).toISOString());

export const moneyIn = (messages: Messages, minor: number, currency: string) =>
  formatMoney(minor, currency, languages[messages.language].money);

/** The organisation's own name of the plan, or the built-in one in the reader's language. */
export function nameIn(
  messages: Messages,
  { price_id, plan }: Pick<SubscriptionRow, 'plan' | 'price_id'>,
  catalog: PlanCatalog,
): string {
  const found = catalog.findByPrice(price_id) ?? (plan === null ? undefined : catalog.find(plan));
  if (!found) return messages.of('billing-server')('otherPlan');
  if (found.name !== null) return found.name;
  return isBuiltInPlan(found.id) ? messages.of('plans')(`name.${found.id}`) : found.id;
}
