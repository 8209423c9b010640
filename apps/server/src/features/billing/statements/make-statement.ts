import { languages, messageReference } from '@rostra/messages';
import { createQueue } from '../../../concurrency/queue.ts';
import { AppError, notFound } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { type DocumentMaker, type DocumentTask, NO_LABELS } from '../../content/index.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { memberName } from '../customers/member-name.ts';
import { type StatementContext, yearIn } from './list-statements.ts';
import { statementText } from './statement-text.ts';
import { findEntriesOf } from './statements.repo.ts';

interface StatementMakerContext extends StatementContext {
  documents: Pick<DocumentMaker, 'make'>;
  logger: { error(fields: object, message: string): void };
}

export type StatementMaker = (userId: number, year: number) => Promise<Uint8Array>;

/** Each takes hundreds of megabytes for a few seconds. */
const MAX_WAITING = 20;

/** Statements are made when they are asked for, and not stored: they contain personal data. */
export function createStatementMaker(context: StatementMakerContext): StatementMaker {
  const queue = createQueue(1, MAX_WAITING);
  return async (userId, year) => {
    const now = context.now().toISOString();
    if (year > yearIn(context, now)) throw notFound();
    const user = await getBillingUser(context, userId);
    const entries = await findEntriesOf(context.db.queries, userId);
    const own = entries.filter(({ occurred_at }) => yearIn(context, occurred_at) === year);
    const task = describeStatement(context, { user, year, now, entries: own });
    try {
      return await queue(() => context.documents.make(task));
    } catch (error) {
      if (error instanceof AppError) throw error;
      context.logger.error({ err: error, userId }, 'statement not made');
      throw new AppError('unavailable', messageReference('content-server', 'documentFailed'));
    }
  };
}

interface StatementDetails {
  user: BillingUser;
  year: number;
  now: string;
  entries: Awaited<ReturnType<typeof findEntriesOf>>;
}

function describeStatement(
  { site }: Pick<StatementContext, 'site'>,
  { user, year, now, entries }: StatementDetails,
): DocumentTask {
  const local = localSite(site, user);
  const { messages, name: organisation, dates } = local;
  const { contactEmail, postalAddress } = site.settings.values;
  const issuer = [organisation, ...postalAddress.split(/\s*\n\s*/)].filter(Boolean).join(', ');
  const t = messages.of('billing-server');
  const content = messages.of('content-server');
  return {
    format: 'pdf',
    language: messages.language,
    direction: languages[messages.language].direction,
    title: t('statement.title', { year: String(year) }),
    organisation,
    edition: `${memberName(user)} (${user.email})`,
    published: t('statement.made', { day: dates.day(now) }),
    publishedAt: now,
    reason: t('statement.from', { organisation: issuer, email: contactEmail }),
    url: local.url,
    summary: null,
    keyPoints: [],
    body: statementText(local, entries),
    images: new Map(),
    links: undefined,
    pictures: new Map(),
    labels: {
      contents: content('contents'),
      keyPoints: '',
      notes: '',
      backToText: content('backToText'),
      unknownLetters: content('unknownLetters'),
      done: '',
      toDo: '',
      blocks: NO_LABELS.blocks,
    },
  };
}
