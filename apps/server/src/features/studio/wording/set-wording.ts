import type { Wording } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { checkWording } from './check-wording.ts';
import type { WordingContext } from './context.ts';
import { describeWording, getMessage, type KnownMessage } from './describe-wording.ts';
import { loadWording } from './load-wording.ts';
import {
  deleteOverride,
  findOverride,
  type OverrideId,
  putOverride,
  replaceOverride,
} from './message-overrides.repo.ts';

interface NewWording {
  readonly text: string;
  /** The own text that the change is based on, null for none; undefined to replace any. */
  readonly previous?: string | null | undefined;
}

export async function setWording(
  context: WordingContext,
  actor: Actor,
  id: OverrideId,
  wording: NewWording,
): Promise<Wording> {
  const message = getMessage(context, id);
  checkWording(message, wording.text);
  return write(context, actor, message, wording);
}

export async function resetWording(
  context: WordingContext,
  actor: Actor,
  id: OverrideId,
): Promise<Wording> {
  return write(context, actor, getMessage(context, id), { text: null });
}

async function write(
  context: WordingContext,
  actor: Actor,
  message: KnownMessage,
  { text, previous }: Omit<NewWording, 'text'> & { text: string | null },
): Promise<Wording> {
  const { language, feature, key } = message;
  const id = { language, feature, key };
  const row = await context.db.transaction(async (tx) => {
    const before = await findOverride(tx, id);
    const current = before?.text ?? null;
    if (current === text) return before;
    if (previous !== undefined && previous !== current) throw outdated(current);
    const at = context.now().toISOString();
    const after = text === null ? undefined : { ...id, text, changed_at: at };
    if (!after) await deleteOverride(tx, id);
    else if (previous === undefined) await putOverride(tx, after);
    else if (!(await replaceOverride(tx, after, current))) {
      const newest = await findOverride(tx, id);
      if (newest?.text === text) return newest;
      throw outdated(newest?.text ?? null);
    }
    await recordAction(tx, {
      actor,
      at,
      action: text === null ? 'messages.reset' : 'messages.change',
      target: { kind: 'message', id: `${language}/${feature}/${key}` },
      before: { text: current },
      after: { text },
    });
    return after;
  });
  await loadWording(context);
  context.changed(['messages']);
  return describeWording(context, message, row);
}

const outdated = (current: string | null) =>
  new AppError('edit_conflict', messageReference('studio-server', 'editConflict'), { current });
