import type { ManagedPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
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
      lead={t('lead')}
      actions={<AddButton onClick={() => setEdited('new')}>{t('add')}</AddButton>}
    >
      <ListStates list={plans} count={plans.data?.length ?? 0} empty={null}>
        <PlanList plans={plans.data ?? []} onEdit={setEdited} />
      </ListStates>
      <PlanDialog edited={edited} plans={plans.data ?? []} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}
