import type { Settings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useEffect, useState } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStaff } from '../../../session/session-provider.tsx';
import { LanguagesField } from '../settings/fields/languages-field.tsx';
import { RestartNotice, useIsRestarting } from '../settings/fields/restart-notice.tsx';
import { SiteFields } from '../settings/fields/site-fields.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { StepBack } from './step-actions.tsx';
import { suggestSite } from './suggest-site.ts';

export function SiteStep({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const t = useMessages('studio-setup');
  const { email } = useStaff();
  const [isSaved, setIsSaved] = useState(false);
  const isRestarting = useIsRestarting(settings);
  const { form, values, errorOf, change } = useSettingsForm({
    settings,
    initial: {
      ...suggestSite(settings, {
        email,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
      languages: settings.languages.value,
    },
    onDone: () => setIsSaved(true),
    savesAll: true,
  });
  // The next step would ask a site that is not there for a moment.
  const isDone = isSaved && !isRestarting;
  useEffect(() => {
    if (!isDone) return;
    setIsSaved(false);
    onDone();
  }, [isDone, onDone]);
  return (
    <FormFrame
      form={form}
      action={t('continue')}
      actions={<StepBack step="site" />}
      className="mt-6"
    >
      <SiteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      <LanguagesField
        fixedBy={settings.languages.fixedBy}
        value={values.languages}
        saved={form.saved.languages}
        error={errorOf('languages')}
        onChange={(languages) => change({ languages })}
      />
      <RestartNotice settings={settings} />
    </FormFrame>
  );
}
