import { missing } from '../wire/errors.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { Config } from './options.ts';
import type { Transaction } from './transaction.ts';

export type Reaction = (work: Work, object: { id: string }) => void;

/** A unit of work: everything a use case needs, passed in explicitly. */
export interface Work extends Transaction {
  readonly config: Config;
  /** The API request that caused this work, or null when the clock did. */
  readonly request: { id: string; idempotencyKey: string | null } | null;
  /** Handlers that run inside the sandbox when an event is emitted, by event type. */
  readonly reactions: Readonly<Record<string, Reaction | undefined>>;
  wallMs(): number;
  nest(): Work;
}

export function get<K extends Kind>(work: Work, kind: K, id: string, param = 'id'): Kinds[K] {
  const found = work.find(kind, id);
  if (found === undefined) throw missing(kind.replaceAll('_', ' '), id, param);
  return found;
}

export function makeWork(
  transaction: Transaction,
  rest: Pick<Work, 'config' | 'request' | 'reactions' | 'wallMs'>,
): Work {
  return { ...rest, ...transaction, nest: () => makeWork(transaction.nest(), rest) };
}
