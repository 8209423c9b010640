import { checkSetupKey } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { AsideText } from '../../../lib/forms/aside-text.tsx';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { usePasswordHelp } from '../../../lib/forms/use-password-help.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import type { Route } from './+types/setup.route.ts';
import { useSetup } from './use-setup.ts';

/** Without the right key the page does not exist. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  await load(context, (api) => api(checkSetupKey, { query: { key } }));
  return { key };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'accounts')('setupTitle'),
      path: pathTo(pages.setup),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function SetupRoute({ loaderData: { key } }: Route.ComponentProps) {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  const {
    props: { fields, errors, formError, isBusy, onSubmit },
  } = useSetup(key);
  return (
    <FormPage
      title={t('setupTitle')}
      lead={t('setupLead')}
      aside={
        <>
          <AsideText title={t('nextTitle')}>{t('setupNext')}</AsideText>
          <AsideText title={t('setupOthersTitle')}>{t('setupOthers')}</AsideText>
        </>
      }
    >
      <AccountForm
        errors={errors}
        formError={formError}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" isBusy={isBusy}>
            {t('setupCreate')}
          </Button>
        }
      >
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username}
          {...fields.username}
        />
        <TextField
          className="mt-3"
          label={forms('email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          {...fields.email}
        />
        <PasswordField
          className="mt-3"
          label={t('password')}
          help={passwordHelp}
          autoComplete="new-password"
          required
          error={errors.password}
          {...fields.password}
        />
      </AccountForm>
    </FormPage>
  );
}
