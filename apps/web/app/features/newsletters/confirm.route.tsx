import { confirmSubscription } from '@rostra/contract';
import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { requireFeature } from '../../lib/server-rendering/require-feature.ts';
import { useApi } from '../sessions/index.ts';
import type { Route } from './+types/confirm.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  await requireFeature(context, pages.confirmNewsletters);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'newsletters')('confirmTitle'),
    path: pathTo(pages.confirmNewsletters),
  });
}

export default function ConfirmRoute() {
  const t = useMessages('newsletters');
  const api = useApi();
  const format = useFormat();
  return (
    <LinkActionPage
      pageTitle={t('confirmTitle')}
      incomplete={t('confirmIncomplete')}
      spent={t('confirmSpent')}
      next={{ href: pathTo(pages.newsletters), label: t('toForm') }}
      question={t('confirmQuestion')}
      action={t('confirmAction')}
      failedTitle={t('confirmFailed')}
      run={(code) => api(confirmSubscription, { body: { code } })}
      done={({ data: { email, newsletters, code } }) => ({
        ...(newsletters.length > 0
          ? {
              title: t('confirmedTitle'),
              text: t('confirmed', { address: email, names: format.list(newsletters) }),
            }
          : {
              title: t('addressConfirmedTitle'),
              text: t('addressConfirmed', { address: email }),
            }),
        next: {
          href: linkWith(pages.newsletterPreferences, 'code', code),
          label: t('toPreferences'),
        },
      })}
    />
  );
}
