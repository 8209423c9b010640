import type { ErrorCode } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { LinkResult } from './link-result.tsx';
import { MailedLinkPage, type MailedLinkTexts, SpentLink } from './mailed-link-page.tsx';
import { useLinkAction } from './use-link-action.ts';

interface Outcome {
  title: string;
  text: string;
  /** If it is not where every other outcome leads. */
  next?: MailedLinkTexts['next'];
}

interface LinkActionPageProps<Result> extends MailedLinkTexts {
  question: string;
  /** Label of the button that runs the action. */
  action: string;
  failedTitle: string;
  run: (code: string) => Promise<Result>;
  done: (result: Result) => Outcome;
  /** Errors that trying again does not help against. */
  refusals?: Partial<Record<ErrorCode, Outcome>>;
  /** Beside the question, if it needs the code. */
  asideWith?: (code: string) => ReactNode;
}

/** Asks before the action of a mailed link runs, because mail scanners open every link. */
export function LinkActionPage<Result>(props: LinkActionPageProps<Result>) {
  return (
    <MailedLinkPage {...props} fields={1}>
      {(code) => <LinkAction {...props} code={code} />}
    </MailedLinkPage>
  );
}

function LinkAction<Result>(props: LinkActionPageProps<Result> & { code: string }) {
  const { code, pageTitle, aside, asideWith, question, action, failedTitle, next } = props;
  const { state, run } = useLinkAction(() => props.run(code));
  const result = { pageTitle, next, takesFocus: true };
  if (state.status === 'done') {
    return <LinkResult {...result} {...props.done(state.result)} tone="success" />;
  }
  if (state.status === 'spent') return <SpentLink {...props} />;
  const refusal = state.status === 'failed' && state.code && props.refusals?.[state.code];
  if (refusal) return <LinkResult {...result} {...refusal} tone="warning" />;
  return (
    <FormPage title={pageTitle} aside={asideWith?.(code) ?? aside}>
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
