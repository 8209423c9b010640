import { currentBalance } from '../../objects/balance/current-balance.ts';
import { emit } from '../../objects/events/emit.ts';
import type { ChargeRow } from '../../store/rows.ts';
import { get, type Reaction, type Work } from '../../store/work.ts';

/** Makes money available that has been pending. */
export function releaseFunds(work: Work, transaction: string): void {
  work.remove('pending_funds', transaction);
  const row = get(work, 'balance_transaction', transaction);
  work.put('balance_transaction', { ...row, status: 'available' });
  emit(work, 'balance.available', currentBalance(work));
}

/** The money of some test cards is available immediately. */
export const balanceReactions: Record<string, Reaction> = {
  'charge.succeeded': (work, charge) => {
    const { balance_transaction } = charge as ChargeRow;
    const row = work.find('balance_transaction', String(balance_transaction));
    if (row?.status === 'available') emit(work, 'balance.available', currentBalance(work));
  },
};
