import { pages, pathTo } from '@rostra/contract/pages';
import { FormSkeleton } from '@rostra/ui';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { ConfirmPage, ResultNotice, TITLE } from './confirm-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: TITLE,
      path: pathTo(pages.confirmEmail),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmEmailRoute() {
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
    <ResultNotice tone="warning" title="This link is incomplete">
      Open the link in the email again, or ask for a new one in your profile.
    </ResultNotice>
  );
}
