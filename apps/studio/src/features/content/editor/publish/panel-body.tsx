import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/formats/format.ts';
import { LoadFailure } from '../../../../lib/list-states/load-failure.tsx';
import { useEditor } from '../fields/use-field.ts';
import { ReviewSituation } from '../review/review-situation.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PublishForm } from './publish-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { TakeDownForm } from './take-down-form.tsx';
import { type Outcome, usePublication } from './use-publication.ts';

export interface PanelBodyProps {
  onBusy: (isBusy: boolean) => void;
  onAskForReview: () => void;
}

/** Checks, what changes for readers, and when they see it. */
export function PanelBody({ onBusy, onAskForReview }: PanelBodyProps) {
  const t = useMessages('studio-publishing');
  const review = useMessages('studio-review');
  const { entry } = useEditor();
  const publication = usePublication();
  const { checks, outcome, running } = publication;
  const isBusy = running !== undefined;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  if (checks.isPending) return <PanelSkeleton />;
  if (checks.isError) {
    return <LoadFailure query={checks} title={t('checkFailed')} className="mt-6" />;
  }
  const isSeen = entry.state.startsWith('live');
  return (
    <div className="mt-2 pb-6">
      <Situation />
      <ReviewSituation />
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <ScheduleList publication={publication} />
      {entry.state === 'live' ? null : (
        <PublishForm
          key={`${entry.version} ${entry.state}`}
          publication={publication}
          checks={checks.data}
        />
      )}
      {isSeen ? <TakeDownForm key={entry.version} publication={publication} /> : null}
      {entry.state === 'live' || entry.review.state === 'requested' ? null : (
        <p className="mt-6 border-line border-t pt-4">
          <Button variant="secondary" size="small" onClick={onAskForReview}>
            {review('askForReview')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What readers see now, and where. */
function Situation() {
  const t = useMessages('studio-publishing');
  const format = useFormat();
  const { entry } = useEditor();
  const { state, path, publishedAt } = entry;
  const time = publishedAt ? format.moment(publishedAt) : '';
  return (
    <div className="text-base">
      <p>{state === 'scheduled' ? t('situation.scheduled', { time }) : t(`situation.${state}`)}</p>
      {path ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          <TextLink href={path} target="_blank" rel="noreferrer">
            {t('openPage')}
          </TextLink>
          <CopyLink path={path} />
        </p>
      ) : null}
    </div>
  );
}

function CopyLink({ path }: { path: string }) {
  const t = useMessages('studio-publishing');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(new URL(path, window.location.origin).href)
      .then(() => setIsCopied(true));
  return (
    <>
      <Button variant="quiet" size="small" onClick={copy}>
        {t('copyLink')}
      </Button>
      <span role="status" className="text-muted text-xs">
        {isCopied ? t('linkCopied') : null}
      </span>
    </>
  );
}

/** Takes the focus, because the button that was pressed may be gone. */
function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.tone === 'success') ref.current?.focus();
  }, [outcome]);
  return (
    <div ref={ref} tabIndex={-1} className="mt-4 outline-none">
      <Notice tone={outcome.tone} isLive>
        {outcome.text}
      </Notice>
    </div>
  );
}
