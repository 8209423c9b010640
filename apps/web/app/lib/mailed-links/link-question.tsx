import { Button, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import type { LinkState } from './use-link-action.ts';

interface LinkQuestionProps {
  pageTitle: string;
  aside?: ReactNode;
  question: string;
  /** Label of the button that runs the action. */
  action: string;
  failedTitle: string;
  state: LinkState<unknown>;
  run: () => Promise<void>;
}

/** Asks before the action of a mailed link runs, because mail scanners open every link. */
export function LinkQuestion({
  pageTitle,
  aside,
  question,
  action,
  failedTitle,
  state,
  run,
}: LinkQuestionProps) {
  return (
    <FormPage title={pageTitle} aside={aside}>
      {state.status === 'failed' ? (
        <Notice tone="danger" title={failedTitle} isLive className="mb-6">
          {state.message}
        </Notice>
      ) : null}
      <p className="mb-6">{question}</p>
      <Button isBusy={state.status === 'sending'} onClick={() => void run()}>
        {action}
      </Button>
    </FormPage>
  );
}
