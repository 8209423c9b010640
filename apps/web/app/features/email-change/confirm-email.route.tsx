import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { ConfirmPage, ResultNotice } from './confirm-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'email-change')('confirmTitle'),
      path: pathTo(pages.confirmEmail),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmEmailRoute() {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <ConfirmEmail key={code} code={code} />;
  if (code === undefined) {
    return (
      <ConfirmPage>
        <FormSkeleton fields={1} />
      </ConfirmPage>
    );
  }
  return (
    <ResultNotice tone="warning" title={forms('linkIncomplete')}>
      {t('incomplete')}
    </ResultNotice>
  );
}
