import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CheckIcon, CloseIcon } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import type { RowSelection } from '../../../../lib/data-table/table-selection.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { type BulkAct, type BulkResult, keyOf, runBulkAct } from './bulk-acts.ts';

interface BulkDialogProps {
  /** Undefined while the dialog is closed. */
  act: BulkAct | undefined;
  selection: RowSelection<EntrySummary>;
  onClose: () => void;
}

/** Asks, works through the entries, and says for each what happened. */
export function BulkDialog({ act, selection, onClose }: BulkDialogProps) {
  const t = useMessages('studio-lists');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={act !== undefined}
      onClose={onClose}
      isBusy={isBusy}
      title={t(`bulkTitle.${act ?? 'publish'}`)}
    >
      {act ? (
        <BulkForm act={act} selection={selection} onBusy={setIsBusy} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

interface BulkFormProps {
  act: BulkAct;
  selection: RowSelection<EntrySummary>;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function BulkForm({ act, selection, onBusy, onClose }: BulkFormProps) {
  const t = useMessages('studio-lists');
  const errorText = useErrorText();
  const api = useApi();
  const queryClient = useQueryClient();
  // The list changes while the entries are worked through.
  const [entries] = useState(selection.rows);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const isRunning = useRef(false);
  const isDone = results?.length === entries.length;
  const failed = results?.filter(({ failure }) => failure !== undefined) ?? [];

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    onBusy(true);
    setResults([]);
    const done = await runBulkAct(api, act, entries, {
      describeError: errorText,
      onResult: setResults,
    });
    await queryClient.invalidateQueries({ queryKey: entriesKey });
    selection.set(done.flatMap(({ entry, failure }) => (failure === undefined ? [] : [entry])));
    onBusy(false);
  }

  return (
    <>
      {results ? (
        <p role="status" className="mt-3">
          {isDone
            ? t('bulkDone', { done: entries.length - failed.length, failed: failed.length })
            : t('bulkProgress', { done: results.length, count: entries.length })}
        </p>
      ) : (
        <p className="mt-3 text-muted">{t(`bulkText.${act}`, { count: entries.length })}</p>
      )}
      <ul className="mt-3 max-h-72 overflow-y-auto border-line border-y" tabIndex={-1}>
        {entries.map((entry) => (
          <Row
            key={keyOf(entry)}
            entry={entry}
            result={results?.find((result) => result.entry === entry)}
          />
        ))}
      </ul>
      <div className="mt-5 flex gap-3">
        {isDone ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <Button
            variant={act === 'trash' ? 'danger' : 'primary'}
            isBusy={results !== undefined}
            onClick={() => void run()}
          >
            {t(`bulk.${act}`)}
          </Button>
        )}
      </div>
    </>
  );
}

function Row({ entry, result }: { entry: EntrySummary; result: BulkResult | undefined }) {
  const t = useMessages('studio-lists');
  const isFailed = result?.failure !== undefined;
  return (
    <li className="flex gap-2 border-line border-b py-1.5 last:border-0">
      <span className="mt-0.5 w-4 shrink-0">
        {result && isFailed ? <CloseIcon className="size-4 text-danger" /> : null}
        {result && !isFailed ? <CheckIcon className="size-4 text-success" /> : null}
      </span>
      <span className="min-w-0">
        <bdi>{entry.title || t('untitled')}</bdi>
        {result ? (
          <span className={isFailed ? 'block text-danger text-xs' : 'sr-only'}>
            {result.failure ?? t('bulkOk')}
          </span>
        ) : null}
      </span>
    </li>
  );
}
