import type { Settings } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, Loading, TextLink } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { setupQuery } from '../setup/setup-query.ts';
import { TestMail } from '../setup/test-mail.tsx';
import { FeatureFields } from './fields/feature-fields.tsx';
import { FixedBy } from './fields/fixed-by.tsx';
import { FormatFields } from './fields/format-fields.tsx';
import { LogoField } from './fields/logo-field.tsx';
import { LookField } from './fields/look-field.tsx';
import { PostalAddressField } from './fields/postal-address-field.tsx';
import { SiteFields } from './fields/site-fields.tsx';
import { VoteFields } from './fields/vote-fields.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsSection } from './settings-section.tsx';
import { StarterSection } from './starter-section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What an organisation chooses for its site. */
export default function SettingsScreen() {
  const t = useMessages('studio-settings');
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const { data: setup } = useQuery(setupQuery(api));
  return (
    <Screen title={t('title')}>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      {settings.isError ? <LoadFailure query={settings} /> : null}
      {settings.isPending ? (
        <Loading className="mt-6 max-w-measure">
          <FormSkeleton />
        </Loading>
      ) : null}
      {settings.data ? <SettingsForm settings={settings.data} /> : null}
      <div className="max-w-measure">
        <SettingsSection title={t('payments')}>
          <PaymentsSection />
        </SettingsSection>
      </div>
      {setup ? (
        <div className="max-w-measure">
          <SettingsSection title={t('mail')}>
            <TestMail setup={setup} />
          </SettingsSection>
          {setup.starter.exists ? (
            <SettingsSection title={t('starter')}>
              <StarterSection starter={setup.starter} />
            </SettingsSection>
          ) : null}
        </div>
      ) : null}
    </Screen>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const site = useMessages('site');
  const { name, contactEmail, timeZone, look, fonts, logo, dateFormat, analyticsId } = settings;
  const { form, values, errorOf, change } = useSettingsForm({
    settings,
    initial: {
      name: name.value,
      contactEmail: contactEmail.value,
      postalAddress: settings.postalAddress.value,
      timeZone: timeZone.value,
      look: look.value,
      fonts: fonts.value,
      logo: logo.value,
      dateFormat: dateFormat.value,
      analyticsId: analyticsId.value,
      blog: settings.blog.value,
      memberContent: settings.memberContent.value,
      newsletters: settings.newsletters.value,
      voteNoticeDays: settings.voteNoticeDays.value,
      voteDurationDays: settings.voteDurationDays.value,
    },
    done: t('saved'),
  });
  return (
    <FormFrame
      form={form}
      action={forms('save')}
      isPossible={form.isDirty}
      className="max-w-measure"
    >
      <SettingsSection title={t('organisation')}>
        <SiteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
        <PostalAddressField
          value={values.postalAddress}
          error={errorOf('postalAddress')}
          onChange={(postalAddress) => change({ postalAddress })}
        />
      </SettingsSection>
      <SettingsSection title={t('look')}>
        <LogoField
          name={values.name}
          value={values.logo}
          error={errorOf('logo')}
          onChange={(next) => change({ logo: next })}
        />
        <LookField
          fixedBy={look.fixedBy}
          value={values.look}
          error={errorOf('look')}
          onChange={(next) => change({ look: next })}
        />
        <FormatFields settings={settings} values={values} onChange={change} />
      </SettingsSection>
      <SettingsSection title={t('features')}>
        <FeatureFields settings={settings} values={values} onChange={change} />
      </SettingsSection>
      <SettingsSection title={t('votes')}>
        <VoteFields settings={settings} values={values} errorOf={errorOf} onChange={change} />
      </SettingsSection>
      <SettingsSection title={t('statistics')}>
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
      </SettingsSection>
    </FormFrame>
  );
}
