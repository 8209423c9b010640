import type { Settings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStaff } from '../../../session/session-provider.tsx';
import { SiteFields, type SiteValues } from '../settings/fields/site-fields.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { StepBack } from './step-actions.tsx';
import { suggestSite } from './suggest-site.ts';

export function SiteStep({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const t = useMessages('studio-setup');
  const { email } = useStaff();
  const { form, values, errorOf, change } = useSettingsForm<SiteValues>({
    settings,
    initial: suggestSite(settings, {
      email,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    onDone,
    savesAll: true,
  });
  return (
    <FormFrame
      form={form}
      action={t('continue')}
      actions={<StepBack step="site" />}
      className="mt-6"
    >
      <SiteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
    </FormFrame>
  );
}
