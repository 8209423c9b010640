import { checkSetupKey } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../../lib/forms/aside-text.tsx';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { NewAccountForm } from '../../../lib/forms/new-account-form.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
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
  return secretPageMeta(matches, {
    title: translate(matches, 'accounts')('setupTitle'),
    path: pathTo(pages.setup),
  });
}

export default function SetupRoute({ loaderData: { key } }: Route.ComponentProps) {
  const t = useMessages('accounts');
  const { props } = useSetup(key);
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
      <NewAccountForm {...props} submitLabel={t('setupCreate')} usernameHelp={t('usernameRules')} />
    </FormPage>
  );
}
