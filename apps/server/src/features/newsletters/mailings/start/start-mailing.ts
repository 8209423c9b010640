import { type MailingProblem, PROOF_AUDIENCE } from '@rostra/contract';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';
import { AppError } from '../../../../errors.ts';
import { audienceQuery } from '../audience/audience-query.ts';
import { scopeOf } from '../audience/count-audience.ts';
import { findProblem } from '../control/check-mailing.ts';
import { lockMailing, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { countQueued, findVariants, insertRecipients } from './fix-recipients.repo.ts';
import { insertTexts, type StoredText } from './mailing-texts.repo.ts';
import { renderTexts, type Variant } from './render-texts.ts';

/** Ends the transaction: nothing is sent, and staff see why. */
class CannotStart extends Error {
  readonly problem: MailingProblem;

  constructor(problem: MailingProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Ends the transaction: texts have to be rendered that were not expected. */
class TextsMissing extends Error {
  readonly variants: readonly Variant[];

  constructor(variants: readonly Variant[]) {
    super('texts are missing');
    this.variants = variants;
  }
}

const ATTEMPTS = 5;

/**
 * Fixes who gets the mailing and what they get, in one transaction. Texts are rendered before it, because that takes longer
 * than others may have to wait for the database: the first try finds out which ones are needed.
 */
export async function startMailing(context: MailingsContext, mailing: MailingRow): Promise<void> {
  try {
    const texts: StoredText[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        await fix(context, mailing, texts);
        return;
      } catch (error) {
        if (!(error instanceof TextsMissing)) throw error;
        texts.push(...(await render(context, mailing, error.variants)));
      }
    }
    throw new CannotStart('text');
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    await giveBack(context, mailing, error.problem);
  }
}

async function fix(
  context: MailingsContext,
  { id }: MailingRow,
  texts: readonly StoredText[],
): Promise<void> {
  const { db, now, site } = context;
  await db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, db.kind, id);
    const at = now();
    const isDue =
      mailing?.state === 'scheduled' && (mailing.scheduled_at ?? '~') <= at.toISOString();
    // Somebody has taken it back, or another process has begun.
    if (!mailing || !isDue) return;
    // Two repetitions of a mailing must not begin at the same time: neither would know whom the other one has.
    if (mailing.repeats) await lockMailing(tx, db.kind, mailing.repeats);
    const problem = await findProblem(context, tx, mailing);
    if (problem) throw new CannotStart(problem);
    const { defaultLanguage } = site.languages;
    await insertRecipients(tx, db.kind, {
      mailingId: id,
      query: await readAudience(context, tx, mailing),
      plans: await context.findPlans(tx),
      languages: [defaultLanguage, ...site.languages.offered],
      at: at.toISOString(),
    });
    // A segment may have been widened since it was ordered.
    const isProved = mailing.is_proved === 1 || (await countQueued(tx, id)) <= PROOF_AUDIENCE;
    if (!isProved) throw new CannotStart('proof');
    const variants = await findVariants(tx, id);
    if (variants.length === 0) throw new CannotStart('nobody');
    const missing = variants.filter(
      ({ language, reader }) =>
        !texts.some((text) => text.language === language && text.reader === reader),
    );
    if (missing.length > 0) throw new TextsMissing(missing as Variant[]);
    await insertTexts(tx, texts);
    await updateMailing(tx, { id }, ['scheduled'], {
      ...{ state: 'sending', problem: null, started_at: at.toISOString() },
    });
  });
}

/** A segment that was deleted since is a reason to ask its author, not to send it to everybody. */
async function readAudience(
  { db, now }: MailingsContext,
  queries: Parameters<typeof findVariants>[0],
  mailing: MailingRow,
) {
  try {
    return await audienceQuery({ kind: db.kind, queries }, scopeOf(mailing), now());
  } catch (error) {
    if (error instanceof AppError) throw new CannotStart('nobody');
    throw error;
  }
}

async function render(
  context: MailingsContext,
  mailing: MailingRow,
  variants: readonly Variant[],
): Promise<StoredText[]> {
  try {
    return await renderTexts(context, mailing, variants);
  } catch (error) {
    context.logger.warn({ err: error, mailing: mailing.id }, 'mailing not rendered');
    throw new CannotStart('text');
  }
}

/** It is a draft again, which its author can change. */
async function giveBack(
  { db, logger }: MailingsContext,
  { id }: MailingRow,
  problem: MailingProblem,
): Promise<void> {
  logger.warn({ mailing: id, problem }, 'mailing not started');
  await updateMailing(db.queries, { id }, ['scheduled'], {
    ...{ state: 'draft', problem, scheduled_at: null, sent_by: null },
  });
}
