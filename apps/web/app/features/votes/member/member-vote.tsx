import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Breadcrumbs, Button, Notice } from '@rostra/ui';
import { Guarantees } from '../guarantees.tsx';
import { VoteResult } from '../result/vote-result.tsx';
import { VoteHeader } from '../vote-header.tsx';
import { VoteTexts } from '../vote-texts.tsx';
import { KeptReceipt } from './kept-receipt.tsx';
import { OpenBallot } from './open-ballot.tsx';
import { SecretBallot } from './secret-ballot.tsx';
import { type BallotData, useReportMissing } from './use-vote.ts';

/** A vote in which the member can vote, if they are on the roll. */
export function MemberVote({ data }: { data: BallotData }) {
  const t = useMessages('votes');
  const { vote, texts } = data;
  const crumbs = [{ label: t('title'), href: pathTo(pages.memberVotes) }];
  return (
    <div className="max-w-[46rem]">
      <div className="mb-4">
        <Breadcrumbs items={crumbs} />
      </div>
      <VoteHeader vote={vote} />
      <Ballot data={data} />
      <VoteResult vote={vote} />
      {vote.result && vote.secrecy === 'secret' && data.leaf ? (
        <KeptReceipt
          voteId={vote.id}
          leaf={data.leaf.hash}
          isPublished={vote.result.counts !== null}
        />
      ) : null}
      <Report data={data} />
      <VoteTexts vote={vote} texts={texts} />
      {data.leaf ? <Leaf leaf={data.leaf} voteId={vote.id} /> : null}
      {vote.secrecy === 'secret' ? <Guarantees slipKey={data.slipKey} /> : null}
    </div>
  );
}

function Ballot({ data }: { data: BallotData }) {
  const t = useMessages('votes');
  const { vote, obstacle, isOnRoll, slipKey, leaf, hasSlip, choice } = data;
  if (vote.state === 'open' && isOnRoll && leaf) {
    return slipKey ? (
      <SecretBallot
        key={vote.id}
        {...{ vote, slipKey }}
        leaf={leaf.hash}
        hasSlip={hasSlip === true}
      />
    ) : (
      <OpenBallot key={vote.id} vote={vote} choice={choice} />
    );
  }
  const isToCome = vote.state === 'announced';
  return (
    <>
      {obstacle && (isToCome || vote.state === 'open') ? (
        <Notice
          className="mt-8"
          tone="warning"
          title={t(isOnRoll === null ? 'wouldNotBeOnRoll' : 'notOnRoll')}
        >
          {t(`obstacle.${obstacle}`)}
        </Notice>
      ) : null}
      {vote.state === 'open' || vote.result ? null : (
        <Notice className="mt-8">{t(isToCome ? 'notOpenYet' : 'over')}</Notice>
      )}
    </>
  );
}

/** How a member finds themselves on the published roll. */
function Leaf({ leaf, voteId }: { leaf: NonNullable<BallotData['leaf']>; voteId: string }) {
  const t = useMessages('votes');
  return (
    <details className="mt-12 text-sm">
      <summary className="cursor-pointer py-1">{t('onRoll')}</summary>
      <p className="mt-2">{t('leaf')}</p>
      <p className="mt-2 break-words text-muted">
        <code>{voteId}</code>
        <br />
        <code>{leaf.salt}</code>
        <br />
        <code>{leaf.account}</code>
      </p>
      <p className="mt-2 break-words">
        <code>{leaf.hash}</code>
      </p>
    </details>
  );
}

function Report({ data: { vote, isOnRoll, hasReported } }: { data: BallotData }) {
  const t = useMessages('votes');
  const report = useReportMissing(vote);
  if (vote.secrecy !== 'secret' || !vote.result?.counts || !isOnRoll) return null;
  if (hasReported) return <p className="mt-4 text-muted text-sm">{t('reported')}</p>;
  return (
    <Button
      className="mt-4"
      size="small"
      variant="secondary"
      isBusy={report.isPending}
      onClick={() => report.mutate()}
    >
      {t('report')}
    </Button>
  );
}
