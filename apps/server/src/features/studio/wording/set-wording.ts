import type { Wording } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { checkMessage, type MessageProblem } from '@rostra/messages/compile';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WordingContext } from './context.ts';
import { describeWording, getMessage, type KnownMessage } from './describe-wording.ts';
import { loadWording } from './load-wording.ts';
import {
  deleteOverride,
  findOverride,
  type OverrideId,
  putOverride,
} from './message-overrides.repo.ts';

export async function setWording(
  context: WordingContext,
  actor: Actor,
  id: OverrideId,
  text: string,
): Promise<Wording> {
  const message = getMessage(context, id);
  const problems = checkMessage(message.english, text, message.language);
  if (problems.length > 0) throw unfit(problems);
  return write(context, actor, message, text);
}

export async function resetWording(
  context: WordingContext,
  actor: Actor,
  id: OverrideId,
): Promise<Wording> {
  return write(context, actor, getMessage(context, id), null);
}

async function write(
  context: WordingContext,
  actor: Actor,
  message: KnownMessage,
  text: string | null,
): Promise<Wording> {
  const { language, feature, key } = message;
  const id = { language, feature, key };
  const row = await context.db.transaction(async (tx) => {
    const before = await findOverride(tx, id);
    if ((before?.text ?? null) === text) return before;
    const at = context.now().toISOString();
    const after = text === null ? undefined : { ...id, text, changed_at: at };
    await (after ? putOverride(tx, after) : deleteOverride(tx, id));
    await recordAction(tx, {
      actor,
      at,
      action: text === null ? 'messages.reset' : 'messages.change',
      target: { kind: 'message', id: `${language}/${feature}/${key}` },
      before: { text: before?.text ?? null },
      after: { text },
    });
    return after;
  });
  await loadWording(context);
  context.changed(['messages']);
  return describeWording(context, message, row);
}

const unfit = (problems: readonly MessageProblem[]) =>
  new AppError('validation_failed', '', {
    errors: problems.map((problem) => ({
      path: ['text'],
      message: explain(problem),
      name: 'ValidationError',
    })),
  });

function explain(problem: MessageProblem): string {
  switch (problem.code) {
    case 'missing':
    case 'unknown':
    case 'kind':
      return messageReference('studio-server', `wording.${problem.code}`, { name: problem.name });
    case 'plural':
      return messageReference('studio-server', 'wording.plural', {
        name: problem.name,
        form: problem.form,
      });
    default:
      return messageReference('studio-server', `wording.${problem.code}`);
  }
}
