import type { Settings } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { ScreenSection } from '../../../layout/screen-section.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LoadedForm } from '../../../lib/form/loaded-form.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { setupQuery } from '../setup/setup-query.ts';
import { TestMail } from '../setup/test-mail.tsx';
import { FeatureFields } from './fields/feature-fields.tsx';
import { FixedBy } from './fields/fixed-by.tsx';
import { FormatFields } from './fields/format-fields.tsx';
import { IdentityFields } from './fields/identity-fields.tsx';
import { LanguagesField } from './fields/languages-field.tsx';
import { LookField } from './fields/look-field.tsx';
import { PostalAddressField } from './fields/postal-address-field.tsx';
import { ReaderStatisticsField } from './fields/reader-statistics-field.tsx';
import { RestartNotice } from './fields/restart-notice.tsx';
import { SiteFields } from './fields/site-fields.tsx';
import { VoteFields } from './fields/vote-fields.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { settingsSections } from './settings-places.ts';
import { settingsQuery } from './settings-query.ts';
import { StarterSection } from './starter-section.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What an organisation chooses for its site. */
export default function SettingsScreen() {
  const t = useMessages('studio-settings');
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const { data: setup } = useQuery(setupQuery(api));
  const shown = settingsSections.filter((name) => name !== 'starter' || setup?.starter.exists);
  useScrollToSection(settings.isSuccess);
  return (
    <Screen title={t('title')}>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SettingsIndex sections={shown} />
        <div className="max-w-measure">
          <LoadedForm query={settings}>{(data) => <SettingsForm settings={data} />}</LoadedForm>
          <ScreenSection id="payments" title={t('payments')}>
            <PaymentsSection />
          </ScreenSection>
          {setup ? (
            <ScreenSection id="mail" title={t('mail')}>
              <TestMail setup={setup} />
            </ScreenSection>
          ) : null}
          {setup?.starter.exists ? (
            <ScreenSection id="starter" title={t('starter')}>
              <StarterSection starter={setup.starter} />
            </ScreenSection>
          ) : null}
        </div>
      </div>
    </Screen>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const site = useMessages('site');
  const { name, contactEmail, timeZone, look, fonts, dateFormat, analyticsId } = settings;
  const { form, values, errorOf, change } = useSettingsForm({
    settings,
    initial: {
      name: name.value,
      contactEmail: contactEmail.value,
      postalAddress: settings.postalAddress.value,
      timeZone: timeZone.value,
      languages: settings.languages.value,
      look: look.value,
      fonts: fonts.value,
      logo: settings.logo.value,
      darkLogo: settings.darkLogo.value,
      icon: settings.icon.value,
      emblem: settings.emblem.value,
      dateFormat: dateFormat.value,
      analyticsId: analyticsId.value,
      readerStatistics: settings.readerStatistics.value,
      blog: settings.blog.value,
      memberContent: settings.memberContent.value,
      newsletters: settings.newsletters.value,
      voteNoticeDays: settings.voteNoticeDays.value,
      voteDurationDays: settings.voteDurationDays.value,
    },
    done: t('saved'),
  });
  return (
    <FormFrame form={form} action={forms('save')} isPossible={form.isDirty} isBar>
      <ScreenSection id="organisation" title={t('organisation')}>
        <SiteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
        <LanguagesField
          fixedBy={settings.languages.fixedBy}
          value={values.languages}
          saved={form.saved.languages}
          error={errorOf('languages')}
          onChange={(languages) => change({ languages })}
        />
        <RestartNotice settings={settings} />
        <PostalAddressField
          value={values.postalAddress}
          error={errorOf('postalAddress')}
          onChange={(postalAddress) => change({ postalAddress })}
        />
      </ScreenSection>
      <ScreenSection id="look" title={t('look')}>
        <IdentityFields values={values} errorOf={errorOf} onChange={change} />
        <LookField
          fixedBy={look.fixedBy}
          value={values.look}
          error={errorOf('look')}
          onChange={(next) => change({ look: next })}
        />
        <FormatFields settings={settings} values={values} onChange={change} />
      </ScreenSection>
      <ScreenSection id="features" title={t('features')}>
        <FeatureFields settings={settings} values={values} onChange={change} />
      </ScreenSection>
      <ScreenSection id="votes" title={t('votes')}>
        <VoteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </ScreenSection>
      <ScreenSection id="statistics" title={t('statistics')}>
        <ReaderStatisticsField
          fixedBy={settings.readerStatistics.fixedBy}
          value={values.readerStatistics}
          onChange={(readerStatistics) => change({ readerStatistics })}
        />
        <TextField
          label={t('label.analyticsId')}
          help={
            analyticsId.fixedBy ? <FixedBy variable={analyticsId.fixedBy} /> : t('help.analyticsId')
          }
          dir="ltr"
          maxLength={30}
          autoComplete="off"
          readOnly={analyticsId.fixedBy !== null}
          value={values.analyticsId}
          error={errorOf('analyticsId')}
          onChange={({ target }) => change({ analyticsId: target.value.trim() })}
        />
        <p className="text-muted text-sm">
          {t.rich('cookieBannerHelp', {
            link: (children) => (
              <TextLink
                href={`${studioPath}/wording?q=${encodeURIComponent(site('consentTitle'))}`}
              >
                {children}
              </TextLink>
            ),
          })}
        </p>
      </ScreenSection>
    </FormFrame>
  );
}
