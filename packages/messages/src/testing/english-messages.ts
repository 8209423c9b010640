import { compileMessage } from '../compile/compile-message.ts';
import { english } from '../english.ts';
import { Messages } from '../messages.ts';

/** The English messages without a build, for tests in a browser. */
export function englishMessages(): Messages {
  return new Messages('en', (feature, key) => {
    const texts: Readonly<Record<string, string>> = english[feature];
    const text = texts[key];
    return text === undefined ? undefined : compileMessage(text);
  });
}
