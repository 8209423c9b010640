import { openDatabase } from '../store/database.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';

/** A store in memory that counts the rows read from it, as a measure of work that no load distorts. */
export function openCountingStore(): Store & { rowsRead: number } {
  const store = openStore(openDatabase(undefined));
  const counting = { ...store, rowsRead: 0, begin: () => count(store.begin()) };
  const counted = <T>(rows: T[]): T[] => {
    counting.rowsRead += rows.length;
    return rows;
  };
  function count(transaction: Transaction): Transaction {
    return {
      ...transaction,
      find: (kind, id) => {
        counting.rowsRead += 1;
        return transaction.find(kind, id);
      },
      all: (kind) => counted(transaction.all(kind)),
      where: (kind, index, key) => counted(transaction.where(kind, index, key)),
      nest: () => count(transaction.nest()),
    };
  }
  return counting;
}
