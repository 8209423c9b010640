import type { MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { MailBadge, useMailKind } from '../../mail/index.ts';
import { NothingYet } from './nothing-yet.tsx';

export function MailsTab({ member: { mails } }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const kindOf = useMailKind();
  if (!mails?.length) return <NothingYet>{t('noMails')}</NothingYet>;
  return (
    <>
      <p className="mb-3 text-muted">{t('mailsLead')}</p>
      <ul className="border-ink border-t">
        {mails.map(({ id, kind, state, createdAt, error }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
          >
            <span className="min-w-0">
              {kindOf(kind)}
              {error ? (
                <code className="block text-muted text-xs [overflow-wrap:anywhere]">{error}</code>
              ) : null}
            </span>
            <span className="figures-table flex items-center gap-3 text-muted text-xs">
              {format.moment(createdAt)}
              <MailBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
