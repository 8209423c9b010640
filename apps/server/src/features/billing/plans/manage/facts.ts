import { formatMoney } from '@rostra/contract';
import type { CatalogPlan } from '../../../../languages/plan-catalog.ts';

/** What the audit log shows of a plan. */
export const factsOf = ({
  name,
  level,
  priceMinor,
  currency,
  interval,
  isForGroups,
}: Pick<CatalogPlan, 'name' | 'level' | 'priceMinor' | 'currency' | 'interval'> & {
  isForGroups?: boolean | undefined;
}) => ({
  ...(name === null ? {} : { name }),
  level,
  price: formatMoney(priceMinor, currency),
  interval,
  ...(isForGroups ? { isForGroups } : {}),
});
