import { confirmEmail, getMe } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import { errorMessage } from '../../lib/errors/error-message.ts';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';
import { Answer, ConfirmPage } from './confirm-page.tsx';

type Outcome =
  | { is: 'open' | 'sending' | 'spent' | 'taken' }
  | { is: 'failed'; message: string }
  | { is: 'done'; email: string };

/** Asks before it confirms, because mail scanners open every link. */
export function ConfirmEmail({ code }: { code: string }) {
  const { outcome, confirm } = useConfirmEmail(code);
  if (outcome.is === 'done') {
    return (
      <Answer replacesButton tone="success" title="Your new address is confirmed">
        We will use {outcome.email} from now on, and you can log in with it.
      </Answer>
    );
  }
  if (outcome.is === 'spent') {
    return (
      <Answer replacesButton tone="warning" title="This link no longer works">
        This link has already been used or has expired. Your profile shows your current address.
      </Answer>
    );
  }
  if (outcome.is === 'taken') {
    return (
      <Answer replacesButton tone="warning" title="Another account has this address">
        Your address has not changed. Choose another one in your profile.
      </Answer>
    );
  }
  return (
    <ConfirmPage>
      {outcome.is === 'failed' ? (
        <Notice tone="danger" title="The address could not be confirmed" isLive className="mb-6">
          {outcome.message}
        </Notice>
      ) : null}
      <p className="mb-6">Do you want to use this address from now on?</p>
      <Button isBusy={outcome.is === 'sending'} onClick={() => void confirm()}>
        Confirm this address
      </Button>
    </ConfirmPage>
  );
}

function useConfirmEmail(code: string) {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  const [shown, setOutcome] = useState<Outcome>({ is: 'open' });
  async function confirm() {
    setOutcome({ is: 'sending' });
    const outcome = await api(confirmEmail, { body: { code } }).then(
      ({ email }): Outcome => ({ is: 'done', email }),
      failureOf,
    );
    setOutcome(outcome);
    // Loaded again instead of assumed, because somebody else may be logged in here.
    if (outcome.is === 'done' && user)
      await api(getMe, { query: {} }).then(source.setUser, () => undefined);
  }
  return { outcome: shown, confirm };
}

function failureOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.code === 'invalid_code') return { is: 'spent' };
  if (error instanceof ApiError && error.code === 'already_taken') return { is: 'taken' };
  return { is: 'failed', message: errorMessage(error) };
}
