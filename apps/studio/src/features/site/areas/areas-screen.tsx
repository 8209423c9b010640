import type { PolicyArea, Settings } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, Loading } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { Path } from 'react-hook-form';
import { BackLink } from '../../../layout/back-link.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { AreasField } from './areas-field.tsx';

/** Names, addresses and order of the policy areas. */
export default function AreasScreen() {
  const t = useMessages('studio-pages');
  const settings = useQuery(settingsQuery(useApi()));
  return (
    <Screen title={t('areas.title')}>
      <BackLink href={`${studioPath}/policies/order`}>{t('orderTitle')}</BackLink>
      <p className="mt-2 max-w-measure text-muted">{t('areas.lead')}</p>
      {settings.isError ? <LoadFailure query={settings} /> : null}
      {settings.isPending ? (
        <Loading className="mt-6 max-w-measure">
          <FormSkeleton />
        </Loading>
      ) : null}
      {settings.data ? <AreasForm settings={settings.data} /> : null}
    </Screen>
  );
}

/** Fields of the form are values of settings, and the server names their parts within these. */
type AreaPath = Path<{ policyAreas: PolicyArea[] }>;

function AreasForm({ settings }: { settings: Settings }) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const { form, values, errorOf, change } = useSettingsForm<{ policyAreas: PolicyArea[] }>({
    settings,
    initial: { policyAreas: settings.policyAreas.value },
    done: t('saved'),
  });
  return (
    <FormFrame
      form={form}
      action={forms('save')}
      isPossible={form.isDirty}
      className="mt-6 max-w-measure"
    >
      <AreasField
        value={values.policyAreas}
        saved={form.saved.policyAreas}
        errorAt={(index, part) => form.errorOf(`policyAreas.value.${index}.${part}` as AreaPath)}
        isChecked={errorOf('policyAreas') !== undefined}
        onChange={(policyAreas) => change({ policyAreas })}
      />
    </FormFrame>
  );
}
