import type { ManagedPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { PlusIcon } from '../../../lib/icons.tsx';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanList } from './plan-list.tsx';
import { plansQuery } from './plans-query.ts';

/** What members can subscribe to. */
export default function PlansScreen() {
  const t = useMessages('studio-plans');
  const plans = useQuery(plansQuery(useApi()));
  const [edited, setEdited] = useState<ManagedPlan | 'new'>();
  return (
    <Screen
      title={t('title')}
      actions={
        <Button size="small" className="min-h-10" onClick={() => setEdited('new')}>
          <PlusIcon className="size-4" />
          {t('add')}
        </Button>
      }
    >
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <ListStates list={plans} count={plans.data?.length ?? 0} empty={null}>
        <PlanList plans={plans.data ?? []} onEdit={setEdited} />
      </ListStates>
      <PlanDialog edited={edited} plans={plans.data ?? []} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}
