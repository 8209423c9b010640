import { exampleTexts } from '@rostra/messages/compile';
import { checkWording } from './check-wording.ts';
import type { WordingContext } from './context.ts';
import { getMessage } from './describe-wording.ts';
import type { OverrideId } from './message-overrides.repo.ts';

export function previewWording(
  context: WordingContext,
  id: OverrideId,
  text: string,
): { examples: string[] } {
  const message = getMessage(context, id);
  checkWording(message, text);
  return { examples: exampleTexts(text, message.language) };
}
