import { messageReference } from '@rostra/messages';
import { checkMessage, type MessageProblem } from '@rostra/messages/compile';
import { AppError } from '../../../errors.ts';
import type { KnownMessage } from './describe-wording.ts';

/** Refuses a text that would be wrong in place of the message, or break the page that shows it. */
export function checkWording({ english, language }: KnownMessage, text: string): void {
  const problems = checkMessage(english, text, language);
  if (problems.length > 0) throw unfit(problems);
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
