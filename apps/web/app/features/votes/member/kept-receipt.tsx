import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { openSlipStore } from './slip-store.ts';

/** After the vote: the receipt of the ballot that was cast in this browser. */
export function KeptReceipt({ voteId, leaf }: { voteId: string; leaf: string }) {
  const t = useMessages('votes');
  const [receipt] = useState(() => openSlipStore(voteId, leaf).keepReceipt());
  return receipt === undefined ? null : (
    <p className="mt-4 break-words text-sm">
      {t('receipt')} <code>{receipt}</code>
    </p>
  );
}
