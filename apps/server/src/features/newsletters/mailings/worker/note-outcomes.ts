import type { BulkOutcome } from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import type { Queries } from '../../../../db/client.ts';
import { checkBounceRate, isMostRefused } from '../bounces/check-bounce-rate.ts';
import { suppressBounced } from '../bounces/suppress-bounced.ts';
import { shortReply } from '../deliveries/short-reply.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { findFirstTries } from './first-tries.repo.ts';
import { ALL, lockLimits, saveLimit } from './limits.repo.ts';
import { adapt, type Experience, newLimit } from './limits.ts';
import { type Note, noteDeliveries, reviseMailings } from './note.repo.ts';
import type { Sent } from './send-batch.ts';

const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 4 * 60 * 60_000;
const GIVE_UP_MS = 2 * 24 * 60 * 60_000;
const TOO_FAST = new Set([421, 450]);

export interface Outcomes {
  readonly claim: string;
  readonly sent: readonly Sent[];
}

export const mailingsOf = (sent: readonly Sent[]): string[] => [
  ...new Set(sent.map(({ delivery }) => delivery.mailing_id)),
];

/** Notes what became of a batch, and what follows from it: suppressed addresses, a slower pace, a mailing that is paused. */
export async function noteOutcomes(
  context: MailingsContext,
  tx: Queries,
  { claim, sent }: Outcomes,
): Promise<void> {
  const { db, now } = context;
  const at = now();
  const firstTries = await findFirstTries(
    tx,
    sent.filter(({ outcome }) => outcome.kind === 'later').map(({ delivery }) => delivery.id),
  );
  const notes = sent.map(({ delivery, outcome }) => {
    const triedAt = firstTries.get(delivery.id) ?? at.toISOString();
    return noteOf(delivery, outcome, { at, triedAt });
  });
  await noteDeliveries(tx, db.kind, { claim, notes });
  await reviseMailings(tx, { ids: mailingsOf(sent), now: at.toISOString() });
  await learnPace(context, tx, sent);
  await learnAddresses(context, tx, sent);
}

/** Not from mailings that so many servers refuse that the addresses are hardly the reason. */
async function learnAddresses(
  context: MailingsContext,
  tx: Queries,
  sent: readonly Sent[],
): Promise<void> {
  const refused = sent.filter(({ outcome }) => outcome.kind === 'refused');
  const mailings = new Set(refused.map(({ delivery }) => delivery.mailing_id));
  const doubtful = await checkBounceRate(context, tx, mailings);
  for (const mailing of mailings) {
    const tried = sent.filter((each) => each.delivery.mailing_id === mailing && wasTried(each));
    const failed = tried.filter(({ outcome }) => outcome.kind === 'refused').length;
    if (isMostRefused(failed, tried.length)) doubtful.add(mailing);
  }
  const bounced = sent.flatMap(({ delivery, outcome }) =>
    outcome.kind === 'refused' && outcome.bounce && !doubtful.has(delivery.mailing_id)
      ? [{ ...delivery, kind: outcome.bounce, reply: shortReply(outcome.reply) }]
      : [],
  );
  await suppressBounced(context, tx, bounced);
}

function noteOf(
  { id, attempts }: { id: number; attempts: number },
  outcome: BulkOutcome,
  { at, triedAt }: { at: Date; triedAt: string },
): Note {
  const note = { id, bounce: null, due_at: null, changed_at: at.toISOString(), isUnsent: false };
  switch (outcome.kind) {
    case 'accepted':
      return { ...note, state: 'sent', reply: shortReply(outcome.reply) };
    case 'refused':
      return {
        ...{ ...note, state: 'refused', reply: shortReply(outcome.reply) },
        bounce: outcome.bounce ?? null,
      };
    case 'unknown':
      return { ...note, state: 'unknown', reply: shortReply(outcome.reply ?? '') };
    case 'unsent':
      return { ...note, state: 'queued', reply: null, due_at: at.toISOString(), isUnsent: true };
    case 'later': {
      const reply = shortReply(outcome.reply ?? '');
      if (at.getTime() - Date.parse(triedAt) >= GIVE_UP_MS) {
        const isAboutAddress = outcome.about === 'recipient' && outcome.code !== null;
        return { ...note, state: 'refused', reply, bounce: isAboutAddress ? 'soft' : null };
      }
      // The attempt that has failed is not counted yet.
      const delay = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);
      const dueAt = new Date(at.getTime() + delay).toISOString();
      return { ...note, state: 'queued', reply, due_at: dueAt };
    }
  }
}

/** What a batch has shown about the server and about each domain. */
function experiencesOf(sent: readonly Sent[]): Map<string, Experience> {
  const experiences = new Map<string, Experience>();
  const worse = (scope: string, experience: Experience) => {
    if (experiences.get(scope) !== 'pause') experiences.set(scope, experience);
  };
  for (const { delivery, outcome } of sent) {
    if (!experiences.has(delivery.domain)) experiences.set(delivery.domain, 'fine');
    if (!experiences.has(ALL)) experiences.set(ALL, 'fine');
    if (outcome.kind !== 'later') continue;
    const scope = outcome.about === 'server' ? ALL : delivery.domain;
    if (outcome.code !== null && TOO_FAST.has(outcome.code)) worse(scope, 'slow');
    else if (outcome.about === 'server') worse(scope, 'pause');
  }
  return experiences;
}

async function learnPace(
  { db, now }: MailingsContext,
  tx: Queries,
  sent: readonly Sent[],
): Promise<void> {
  const at = now();
  const limits = await lockLimits(tx, db.kind, at);
  for (const [scope, experience] of experiencesOf(sent.filter(wasTried))) {
    const row = limits.get(scope) ?? newLimit(scope, at);
    const learned = adapt(row, experience, at);
    if (learned !== row) await saveLimit(tx, { ...learned, updated_at: at.toISOString() });
  }
}

const wasTried = ({ outcome }: Sent) => outcome.kind !== 'unsent';
