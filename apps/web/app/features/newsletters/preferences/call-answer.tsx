import { Notice } from '@rostra/ui';

/** What came of a call, announced when it appears. */
export function CallAnswer({ answer }: { answer: { isError: boolean; text: string } | undefined }) {
  return (
    <div role={answer?.isError ? 'alert' : 'status'} className="mt-4 empty:hidden">
      {answer ? (
        <Notice tone={answer.isError ? 'danger' : 'success'}>
          <span className="wrap-anywhere">{answer.text}</span>
        </Notice>
      ) : null}
    </div>
  );
}
