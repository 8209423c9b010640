import { getSite, type ManagedPlan } from '@rostra/contract';
import { useSetSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { type ChangeOptions, useChange } from '../../../session/use-change.ts';
import { plansKey } from './plans-query.ts';

type PlanChange<Input> = Omit<ChangeOptions<Input, { data: ManagedPlan[] }>, 'keep' | 'affects'>;

/** Every change answers with all plans. Other screens take their names from the site. */
export function usePlanChange<Input = void>(options: PlanChange<Input>) {
  const api = useApi();
  const setSite = useSetSite();
  return useChange({
    ...options,
    keep: async (queries, { data }) => {
      queries.setQueryData(plansKey, data);
      setSite(await api(getSite));
    },
    affects: plansKey,
  });
}
