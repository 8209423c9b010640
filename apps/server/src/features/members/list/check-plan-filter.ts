import type { MemberFilter } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { loadPlans } from '../../billing/index.ts';
import type { MembersContext } from '../context.ts';

/** A plan that does not exist is a mistake in the link rather than a plan without members. */
export async function checkPlanFilter(
  { accounts }: Pick<MembersContext, 'accounts'>,
  { plan }: Pick<MemberFilter, 'plan'>,
): Promise<void> {
  if (plan === undefined || plan === 'none' || accounts.site.plans.find(plan)) return;
  // Another process may have just created it.
  const catalog = await loadPlans(accounts);
  if (!catalog.find(plan)) throw invalidField(['plan'], messageReference('rules', 'invalidValue'));
}
