import { linkedNetworks, type Settings, type SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { ScreenSection } from '../../../layout/screen-section.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LoadedForm } from '../../../lib/form/loaded-form.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
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
    <Screen title={t('menus')} lead={t('menus.lead')}>
      <LoadedForm query={settings}>{(data) => <MenusForm settings={data} />}</LoadedForm>
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
      <ScreenSection title={t('menu.title')}>
        <MainMenuField
          value={values.navigation}
          error={errorOf('navigation')}
          onChange={(navigation) => change({ navigation })}
        />
      </ScreenSection>
      <ScreenSection title={t('footer')}>
        <FooterField
          value={values.footer}
          error={errorOf('footer')}
          onChange={(footer) => change({ footer })}
        />
      </ScreenSection>
      <ScreenSection title={t('networks.title')}>
        <NetworkFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </ScreenSection>
      <ScreenSection title={t('addresses')}>
        <LinkFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </ScreenSection>
    </FormFrame>
  );
}
