import { formatMoney } from '@rostra/contract';
import type { CatalogPlan } from '../../languages/plan-catalog.ts';

/** What the audit log shows of a plan. */
export const factsOf = ({
  name,
  level,
  priceMinor,
  currency,
  interval,
}: Pick<CatalogPlan, 'name' | 'level' | 'priceMinor' | 'currency' | 'interval'>) => ({
  ...(name === null ? {} : { name }),
  level,
  price: formatMoney(priceMinor, currency),
  interval,
});
