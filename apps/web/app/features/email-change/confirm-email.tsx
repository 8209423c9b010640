import { confirmEmail, getMe } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';
import { ConfirmPage, ResultNotice } from './confirm-page.tsx';

type Outcome =
  | { status: 'open' | 'sending' | 'spent' | 'taken' }
  | { status: 'failed'; message: string }
  | { status: 'done'; email: string };

/** Asks before it confirms, because mail scanners open every link. */
export function ConfirmEmail({ code }: { code: string }) {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const { outcome, confirm } = useConfirmEmail(code);
  if (outcome.status === 'done') {
    return (
      <ResultNotice replacesButton tone="success" title={t('doneTitle')}>
        {t('done', { email: outcome.email })}
      </ResultNotice>
    );
  }
  if (outcome.status === 'spent') {
    return (
      <ResultNotice replacesButton tone="warning" title={forms('linkSpent')}>
        {t('spent')}
      </ResultNotice>
    );
  }
  if (outcome.status === 'taken') {
    return (
      <ResultNotice replacesButton tone="warning" title={t('takenTitle')}>
        {t('taken')}
      </ResultNotice>
    );
  }
  return (
    <ConfirmPage>
      {outcome.status === 'failed' ? (
        <Notice tone="danger" title={t('failedTitle')} isLive className="mb-6">
          {outcome.message}
        </Notice>
      ) : null}
      <p className="mb-6">{t('question')}</p>
      <Button isBusy={outcome.status === 'sending'} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </ConfirmPage>
  );
}

function useConfirmEmail(code: string) {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  const errorMessage = useErrorMessage();
  const [shown, setOutcome] = useState<Outcome>({ status: 'open' });
  async function confirm() {
    setOutcome({ status: 'sending' });
    const outcome = await api(confirmEmail, { body: { code } }).then(
      ({ email }): Outcome => ({ status: 'done', email }),
      (error) => failureOf(error, errorMessage(error)),
    );
    setOutcome(outcome);
    // Loaded again instead of assumed, because somebody else may be logged in here.
    if (outcome.status === 'done' && user)
      await api(getMe, { query: {} }).then(source.setUser, () => undefined);
  }
  return { outcome: shown, confirm };
}

function failureOf(error: unknown, message: string): Outcome {
  if (error instanceof ApiError && error.code === 'invalid_code') return { status: 'spent' };
  if (error instanceof ApiError && error.code === 'already_taken') return { status: 'taken' };
  return { status: 'failed', message };
}
