import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import { WithLinkCode } from '../../../../lib/mailed-links/with-link-code.tsx';
import { MemberPage } from '../../../../lib/member-pages/member-page.tsx';
import { translate } from '../../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/invitation.route.ts';
import { InvitationResult } from './invitation-result.tsx';
import { SeatInvitation } from './seat-invitation.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'groups')('join.title'),
    path: pathTo(pages.seatInvitation),
  });
}

/** For people whose plan somebody else pays for. */
export default function SeatInvitationRoute() {
  const t = useMessages('groups');
  const forms = useMessages('forms');
  return (
    <MemberPage title={t('join.title')}>
      <WithLinkCode
        skeleton={<FormSkeleton fields={1} />}
        incomplete={
          <InvitationResult
            tone="warning"
            title={forms('linkIncomplete')}
            text={t('join.incomplete')}
            next="dashboard"
          />
        }
      >
        {(code) => <SeatInvitation code={code} />}
      </WithLinkCode>
    </MemberPage>
  );
}
