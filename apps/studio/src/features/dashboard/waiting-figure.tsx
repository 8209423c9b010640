import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { membersPath, statusPath } from '../../lib/paths.ts';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { memberFiguresQuery } from '../members/index.ts';
import { countProblems, statusQuery } from '../operations/index.ts';
import { dashboardGroups } from './dashboard-groups.ts';
import { dashboardQuery } from './dashboard-query.ts';

/** What somebody has to do, as far as it is the task of this person. */
export function WaitingFigure() {
  const t = useMessages('studio');
  const can = useCan();
  const api = useApi();
  const review = dashboardGroups.find(({ name }) => name === 'review')?.query ?? {};
  const texts = useQuery({ ...dashboardQuery(api, review), enabled: can('content.edit') });
  const members = useQuery({ ...memberFiguresQuery(api), enabled: can('members.read') });
  const status = useQuery({ ...statusQuery(api), enabled: can('site.monitor') });
  const overdue = members.data?.overdue ?? 0;
  const mails = status.data?.queues.mails.waiting ?? 0;
  const problems = status.data ? countProblems(status.data) : 0;
  const handedIn = texts.data?.meta.total ?? 0;
  const waiting = [
    // They are listed below.
    { count: handedIn, text: t('textsWaiting', { count: handedIn }) },
    {
      count: overdue,
      text: t('membersOverdue', { count: overdue }),
      href: `${membersPath}?billing=past_due`,
    },
    { count: mails, text: t('mailsWaiting', { count: mails }), href: statusPath },
    { count: problems, text: t('problems', { count: problems }), href: statusPath },
  ].filter(({ count }) => count > 0);
  const isForNobody = !can('content.edit') && !can('members.read') && !can('site.monitor');
  if (isForNobody) return null;
  const isPending = [texts, members, status].some((query) => query.isLoading);
  return (
    <div className="min-w-0 border-ink border-t pt-2">
      <dt className="flex min-h-8 items-center font-semibold text-sm">{t('waiting')}</dt>
      {isPending ? null : (
        <dd>
          {waiting.length === 0 ? <p className="py-1 text-muted">{t('nothingWaiting')}</p> : null}
          <ul>
            {waiting.map(({ text, href }) => (
              <li key={text}>
                {href ? (
                  <Link href={href} className="flex min-h-8 items-center text-ink">
                    {text}
                  </Link>
                ) : (
                  <span className="flex min-h-8 items-center">{text}</span>
                )}
              </li>
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}
