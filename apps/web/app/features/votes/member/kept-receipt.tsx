import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { openSlipStore } from '../cast/slip-store.ts';

interface KeptReceiptProps {
  voteId: string;
  leaf: string;
  /** Ballots that are too few to count are not in the record. */
  isPublished: boolean;
}

/** After the vote: the receipt of the ballot that was cast in this browser, which forgets the rest. */
export function KeptReceipt({ voteId, leaf, isPublished }: KeptReceiptProps) {
  const t = useMessages('votes');
  const [receipt] = useState(() => openSlipStore(voteId, leaf).keepReceipt());
  return receipt === undefined || !isPublished ? null : (
    <p className="mt-4 break-words text-sm">
      {t('receipt')} <code>{receipt}</code>
    </p>
  );
}
