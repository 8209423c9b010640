import type { Settings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useStaff } from '../../../session/session-provider.tsx';
import { SiteFields, type SiteValues } from '../settings/fields/site-fields.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { StepActions } from './step-actions.tsx';
import { suggestSite } from './suggest-site.ts';

export function SiteStep({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const t = useMessages('studio-setup');
  const { email } = useStaff();
  const { form, values, errorOf, change, onSubmit, isSaving } = useSettingsForm<SiteValues>({
    settings,
    initial: suggestSite(settings, {
      email,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    onSaved: onDone,
    savesAll: true,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6">
      <SiteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      <StepActions step="site">
        <Button type="submit" isBusy={isSaving}>
          {t('continue')}
        </Button>
      </StepActions>
    </form>
  );
}
