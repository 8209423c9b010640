import type { Vote } from '@rostra/contract';
import { type Recount, recount, recountChecks, type VoteRecord } from '@rostra/contract/ballots';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, Notice } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useChoices } from '../choice-names.ts';

interface Counted {
  readonly recount: Recount;
  readonly record: VoteRecord | undefined;
}

/** Loads the record and counts it in the browser. */
export function RecountForm({ vote, hash }: { vote: Vote; hash: string }) {
  const t = useMessages('votes');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [counted, setCounted] = useState<Counted>();
  const count = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const path = `${pathTo(pages.vote, { slug: vote.slug })}/record.json`;
      const response = await fetch(path, { credentials: 'omit' });
      if (!response.ok) throw new Error(`The record has status ${response.status}`);
      const text = await response.text();
      const result = await recount(text, hash);
      setCounted({ recount: result, record: result.result ? JSON.parse(text) : undefined });
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-8 border-ink border-t pt-6">
      <Button isBusy={isBusy} onClick={count}>
        {t('checkNow')}
      </Button>
      {hasFailed ? (
        <Notice className="mt-4" tone="danger" isLive>
          {t('checkFailed')}
        </Notice>
      ) : null}
      <div aria-live="polite">{counted ? <Checks vote={vote} {...counted} /> : null}</div>
    </div>
  );
}

function Checks({ vote, recount: { checks, result, hash }, record }: Counted & { vote: Vote }) {
  const t = useMessages('votes');
  const choices = useChoices(vote);
  return (
    <>
      <ul className="mt-6 max-w-measure border-line border-t">
        {recountChecks.map((check) => (
          <li key={check} className="flex gap-3 border-line border-b py-3">
            <Badge tone={checks[check] ? 'success' : 'danger'}>
              {t(checks[check] ? 'right' : 'wrong')}
            </Badge>
            <span className="min-w-0 grow">{t(`check.${check}`)}</span>
          </li>
        ))}
      </ul>
      {result?.counts ? (
        <dl className="mt-4 max-w-measure border-line border-t">
          {choices.map(({ choice, name }) => (
            <div key={choice} className="flex gap-3 border-line border-b py-3">
              <dt className="min-w-0 grow break-words">{name}</dt>
              <dd className="figures-table font-semibold">{result.counts?.[choice] ?? 0}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-4 break-words text-muted text-sm">
        {t('recordHash')} <code>{hash}</code>
      </p>
      {record && vote.secrecy === 'secret' ? <FindReceipt vote={vote} record={record} /> : null}
    </>
  );
}

function FindReceipt({ vote, record }: { vote: Vote; record: VoteRecord }) {
  const t = useMessages('votes');
  const choices = useChoices(vote);
  const [receipt, setReceipt] = useState('');
  const wanted = receipt.trim().toLowerCase();
  const ballot = record.ballots?.find((each) => each.receipt === wanted);
  const chosen = choices.find(({ choice }) => choice === ballot?.choice);
  return (
    <div className="mt-6 max-w-measure">
      <TextField
        name="receipt"
        label={t('receiptLabel')}
        value={receipt}
        autoComplete="off"
        onChange={({ currentTarget }) => setReceipt(currentTarget.value)}
      />
      <p className="mt-2" aria-live="polite">
        {wanted.length < 32
          ? null
          : chosen
            ? t('receiptFound', { choice: chosen.name })
            : t('receiptMissing')}
      </p>
    </div>
  );
}
