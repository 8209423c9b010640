import { mergeContribution } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { type ReactNode, useId } from 'react';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import type { ContributionCardProps } from './contribution-card-props.ts';

interface MergeButtonProps extends ContributionCardProps {
  /** For screen readers. */
  about: ReactNode;
  onDone: () => void;
}

/** Puts an accepted wording into the policy. What editors have to word themselves is only credited. */
export function MergeButton({ contribution, consultation, about, ...props }: MergeButtonProps) {
  const { onChanged, onDone } = props;
  const t = useMessages('studio-consultations');
  const helpId = useId();
  const { id, state, kind } = contribution;
  const isWording = state === 'accepted' && kind !== 'comment';
  const { isBusy, failure, problem, change } = useConsultationChange({
    send: (api) => api(mergeContribution, { params: { id } }),
    done: isWording ? t('merged') : t('credited'),
    onDone: () => {
      onChanged(id);
      onDone();
    },
  });
  const isConflict = failure instanceof ApiError && failure.code === 'edit_conflict';
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={isWording ? undefined : helpId}
        isBusy={isBusy}
        onClick={() => change()}
      >
        {isWording ? t('merge') : t('credit')} {about}
      </Button>
      {isWording ? null : (
        <p id={helpId} className="order-last basis-full text-muted text-xs">
          {t('creditHelp')}
        </p>
      )}
      {problem === undefined ? null : (
        <Notice tone="danger" isLive className="order-last basis-full">
          <p>{problem}</p>
          {isConflict ? (
            <p className="mt-1">
              <TextLink href={editorPath('policies', consultation)}>{t('openText')}</TextLink>
            </p>
          ) : null}
        </Notice>
      )}
    </>
  );
}
