import { now } from '../store/now.ts';
import type { Config } from '../store/options.ts';
import type { ChargeRow } from '../store/rows.ts';
import type { Committed, Store } from '../store/store.ts';
import { makeWork, type Reaction, type Work } from '../store/work.ts';
import { ApiError } from '../wire/errors.ts';
import { checkoutReactions } from './checkout/complete-session.ts';
import { catchUp } from './clock/advance.ts';
import { trackNextDue } from './clock/next-due.ts';
import { fraudWarningReactions } from './disputes/early-fraud-warnings.ts';
import { scheduleDispute } from './disputes/open-dispute.ts';
import { invoiceReactions } from './invoices/invoice-reactions.ts';
import { balanceReactions } from './payouts/release-funds.ts';
import { closeSchedule } from './schedules/close-schedule.ts';
import { subscriptionReactions } from './subscriptions/subscription-reactions.ts';

/** The state and the rules, without HTTP. */
export interface Sandbox {
  readonly config: Config;
  wallMs(): number;
  read<T>(look: (work: Work) => T): T;
  /** Runs one unit of work and commits it. An error rolls it back, unless the error keeps its changes. */
  write<T>(change: (work: Work) => T, request?: Work['request']): T;
  /** Runs what is due on the sandbox's own clock. */
  catchUp(): void;
  /** When to call `catchUp` next: never later than work is due. Infinity if there is none. */
  nextDueAt(): number;
  /** Called after every commit with what changed. */
  onCommit(listener: (changes: Committed) => void): void;
  close(): void;
}

/** Later groups run after earlier ones, so that a session completes after its subscription is active. */
const reactions = combine(
  invoiceReactions,
  subscriptionReactions,
  checkoutReactions,
  {
    'customer.subscription.deleted': (work, { id }) => {
      const schedule = work
        .where('subscription_schedule', 'subscription', id)
        .find(({ status }) => status === 'active');
      if (schedule === undefined) return;
      const reason = work.find('subscription', id)?.cancellation_details?.reason;
      const isDelinquent = reason === 'payment_failed';
      closeSchedule(work, schedule, 'canceled', isDelinquent ? 'aborted' : 'canceled');
    },
    'charge.succeeded': (work, charge) => scheduleDispute(work, charge as ChargeRow),
  },
  fraudWarningReactions,
  balanceReactions,
);

function combine(...groups: Record<string, Reaction>[]): Record<string, Reaction> {
  const combined: Record<string, Reaction> = {};
  for (const [type, reaction] of groups.flatMap((group) => Object.entries(group))) {
    const earlier = combined[type];
    combined[type] = (work, object) => {
      earlier?.(work, object);
      reaction(work, object);
    };
  }
  return combined;
}

export function makeSandbox(store: Store, config: Config, wallMs: () => number): Sandbox {
  const begin = (request: Work['request']) =>
    makeWork(store.begin(), { config, request, reactions, wallMs });

  const read = <T>(look: (work: Work) => T): T => look(begin(null));
  const nextDue = trackNextDue(read);
  store.onCommit(nextDue.update);

  const sandbox: Sandbox = {
    config,
    wallMs,
    read,
    write(change, request = null) {
      const work = begin(request);
      try {
        const result = change(work);
        work.commit();
        return result;
      } catch (error) {
        if (error instanceof ApiError && error.keepsChanges) work.commit();
        throw error;
      }
    },
    catchUp() {
      if (nextDue.at() > read((work) => now(work, null))) return;
      sandbox.write(catchUp);
      nextDue.reset();
    },
    nextDueAt: nextDue.at,
    onCommit: (listener) => store.onCommit(listener),
    close: () => store.close(),
  };
  return sandbox;
}
