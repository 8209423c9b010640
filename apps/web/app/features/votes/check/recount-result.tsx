import type { Vote } from '@rostra/contract';
import { type Recount, recountChecks, type VoteRecord } from '@rostra/contract/ballots';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useChoices } from '../choice-names.ts';
import { VoteCounts } from '../result/vote-counts.tsx';

interface RecountResultProps {
  vote: Vote;
  recount: Recount;
  record: VoteRecord | undefined;
}

export default function RecountResult({ vote, recount, record }: RecountResultProps) {
  const t = useMessages('votes');
  const { checks, result, hash } = recount;
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
      {result?.counts ? <VoteCounts vote={vote} counts={result.counts} /> : null}
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
