import type { Pledge } from '@rostra/contract';
import { Dated } from './dated.tsx';
import { PledgeStatusBadge } from './pledge-status.tsx';

/** How a pledge stands, since when, and when it is due. */
export function PledgeLine({
  pledge: { status, latest, dueOn },
}: {
  pledge: Pick<Pledge, 'status' | 'latest' | 'dueOn'>;
}) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <PledgeStatusBadge status={status} />
      {latest ? <Dated sentence="asOf" iso={latest.asOf} /> : null}
      {dueOn ? <Dated sentence="dueOn" iso={dueOn} /> : null}
    </p>
  );
}
