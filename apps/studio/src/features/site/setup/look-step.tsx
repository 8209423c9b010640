import type { Settings, SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { LookField } from '../settings/fields/look-field.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { StepActions } from './step-actions.tsx';

export function LookStep({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const t = useMessages('studio-setup');
  const { form, values, change, errorOf, onSubmit, isSaving } = useSettingsForm<
    Pick<SettingValues, 'look'>
  >({ settings, initial: { look: settings.look.value }, onSaved: onDone });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6">
      <LookField
        fixedBy={settings.look.fixedBy}
        value={values.look}
        error={errorOf('look')}
        onChange={(look) => change({ look })}
      />
      <StepActions step="look">
        <Button type="submit" isBusy={isSaving}>
          {t('continue')}
        </Button>
      </StepActions>
    </form>
  );
}
