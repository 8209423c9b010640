import { Badge, LinkButton, Loading, Skeleton } from '@rostra/ui';
import type { Membership } from './describe-membership.ts';

/** The plan, its state in words, and the one next step. Undefined while that is being fetched. */
export function MembershipStrip({ membership }: { membership: Membership | undefined }) {
  return (
    <section aria-labelledby="membership" className="border-ink border-y py-5">
      <h2 id="membership" className="sr-only">
        Your membership
      </h2>
      {membership ? (
        <Standing {...membership} />
      ) : (
        <Loading className="min-h-13">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
        </Loading>
      )}
    </section>
  );
}

function Standing({ title, badge, text, action }: Membership) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium font-serif text-xl">
          {title}
          {badge ? (
            <span className="font-sans text-base leading-none">
              <Badge tone={badge.tone}>{badge.text}</Badge>
            </span>
          ) : null}
        </p>
        <p className="figures-table mt-1 max-w-measure text-muted text-sm">{text}</p>
      </div>
      <LinkButton
        href="/dashboard/subscription"
        variant={action.isUrgent ? 'primary' : 'secondary'}
      >
        {action.label}
      </LinkButton>
    </div>
  );
}
