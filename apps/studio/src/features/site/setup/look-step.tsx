import type { Settings, SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LogoField } from '../settings/fields/logo-field.tsx';
import { LookField } from '../settings/fields/look-field.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { StepBack } from './step-actions.tsx';

export function LookStep({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const t = useMessages('studio-setup');
  const { form, values, change, errorOf } = useSettingsForm<Pick<SettingValues, 'look' | 'logo'>>({
    settings,
    initial: { look: settings.look.value, logo: settings.logo.value },
    onDone,
  });
  return (
    <FormFrame
      form={form}
      action={t('continue')}
      actions={<StepBack step="look" />}
      className="mt-6"
    >
      <LogoField
        which="logo"
        value={values.logo}
        error={errorOf('logo')}
        onChange={(logo) => change({ logo })}
      />
      <LookField
        fixedBy={settings.look.fixedBy}
        value={values.look}
        error={errorOf('look')}
        onChange={(look) => change({ look })}
      />
    </FormFrame>
  );
}
