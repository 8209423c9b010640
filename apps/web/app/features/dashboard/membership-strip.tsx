import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { StateBadge } from '../billing/index.ts';
import type { Membership } from './describe-membership.ts';
import type { MembershipFailure } from './use-membership.ts';

const row = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-4';
/** Reserves the height of the longest text to avoid layout shift. */
const words = 'flex min-h-21 min-w-0 grow max-sm:min-h-27 basis-72 flex-col justify-center';

/** The plan, its state and the next step. `membership` is undefined while loading. */
export function MembershipStrip({
  membership,
}: {
  membership: Membership | MembershipFailure | undefined;
}) {
  const t = useMessages('dashboard');
  const billing = useMessages('billing');
  return (
    <section aria-labelledby="membership" className="border-ink border-y py-5">
      <h2 id="membership" className="sr-only">
        {t('membershipTitle')}
      </h2>
      {membership && 'retry' in membership ? (
        <RetryNotice
          title={billing('dataNotLoaded')}
          isBusy={membership.isFetching}
          onRetry={membership.retry}
        />
      ) : membership ? (
        <MembershipState {...membership} />
      ) : (
        <Loading className={row}>
          <div className={words}>
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-3 h-4 w-72 max-w-full" />
          </div>
          <Skeleton className="h-11 w-32" />
        </Loading>
      )}
    </section>
  );
}

function MembershipState({ title, badge, text, action }: Membership) {
  return (
    <div className={row}>
      <div className={words}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium font-serif text-xl">
          {title}
          {badge ? (
            <span className="font-sans text-base leading-none">
              <StateBadge state={badge} />
            </span>
          ) : null}
        </p>
        <p className="figures-table mt-1 max-w-measure text-muted text-sm">{text}</p>
      </div>
      <LinkButton
        href={action.page ? `${pathTo(pages.profile)}#${action.page}` : pathTo(pages.subscription)}
        variant={action.isUrgent ? 'primary' : 'secondary'}
      >
        {action.label}
      </LinkButton>
    </div>
  );
}
