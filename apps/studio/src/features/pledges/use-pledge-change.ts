import { type ChangeOptions, useChange } from '../../session/use-change.ts';
import { type Managed, pledgeKey, pledgesKey } from './pledges-query.ts';

type PledgeChange<Input> = Omit<ChangeOptions<Input, { data: Managed }>, 'keep' | 'affects'>;

/** Every change answers with the whole pledge. */
export const usePledgeChange = <Input>(options: PledgeChange<Input>) =>
  useChange({
    ...options,
    keep: (queries, { data }) => queries.setQueryData(pledgeKey(data.pledge.id), data),
    affects: pledgesKey,
  });
