import { linkedNetworks, type Settings, type SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, Loading } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { FooterField } from './footer-field.tsx';
import { LinkFields, linkKeys } from './link-fields.tsx';
import { MainMenuField } from './main-menu-field.tsx';
import { NetworkFields } from './network-fields.tsx';

const keys = ['navigation', 'footer', 'networks', ...linkedNetworks, ...linkKeys] as const;
type MenuValues = Pick<SettingValues, (typeof keys)[number]>;

/** What header and footer of every page link to. */
export default function MenusScreen() {
  const t = useMessages('studio-settings');
  const settings = useQuery(settingsQuery(useApi()));
  return (
    <Screen title={t('menus')}>
      <p className="mt-1 max-w-measure text-muted">{t('menus.lead')}</p>
      {settings.isError ? <LoadFailure query={settings} /> : null}
      {settings.isPending ? (
        <Loading className="mt-6 max-w-measure">
          <FormSkeleton />
        </Loading>
      ) : null}
      {settings.data ? <MenusForm settings={settings.data} /> : null}
    </Screen>
  );
}

function MenusForm({ settings }: { settings: Settings }) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const { form, values, errorOf, change } = useSettingsForm<MenuValues>({
    settings,
    initial: Object.fromEntries(keys.map((key) => [key, settings[key].value])) as MenuValues,
    done: t('saved'),
  });
  return (
    <FormFrame
      form={form}
      action={forms('save')}
      isPossible={form.isDirty}
      className="max-w-measure"
    >
      <SettingsSection title={t('menu.title')}>
        <MainMenuField
          value={values.navigation}
          error={errorOf('navigation')}
          onChange={(navigation) => change({ navigation })}
        />
      </SettingsSection>
      <SettingsSection title={t('footer')}>
        <FooterField
          value={values.footer}
          error={errorOf('footer')}
          onChange={(footer) => change({ footer })}
        />
      </SettingsSection>
      <SettingsSection title={t('networks.title')}>
        <NetworkFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </SettingsSection>
      <SettingsSection title={t('addresses')}>
        <LinkFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </SettingsSection>
    </FormFrame>
  );
}
