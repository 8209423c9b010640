import { isArgumentElement, parse } from '@formatjs/icu-messageformat-parser';
import { walkMessage } from './walk-message.ts';

/** Values that are not translated: what people have written, and names. They can be in another script than the text around them. */
export const WRITTEN_BY_PEOPLE = words(`
  answer category choice description detail device editor error excerpt feature file giver inviter label language level name
  names nextPlan note organisation payer plan question reason role search section site source tag target text title
`);

/** Numbers, amounts and times, and texts in the language of the page. */
const WRITTEN_BY_US = words(`
  amount at card closes closesFrom closesTo count credit currency date day days discount done due end expected factors field
  fields first form format forms from height kilobytes kind left length limit max maximum megabytes minimum minutes moment month moved
  next number opens opensFrom opensTo origin outcome page parts percent pixels position price problem ratio read received rest
  seats second shown size start tax time to total unit used what width year zone
`);

/** What readers copy, with the invisible characters if there were any: addresses, links, codes, and words of programs. */
const COPIED = words(`
  address brand browser code colour email example hash host hotkey id key keys last4 nearest network newSlug oldSlug path
  pattern slug standard system type types url value values variable version
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

export const placeholderKinds = { WRITTEN_BY_PEOPLE, WRITTEN_BY_US, COPIED };

/** The names of placeholders without a format. With one, it is a number or a date. */
export function* plainPlaceholders(text: string): Generator<string> {
  for (const element of walkMessage(parse(text))) {
    if (isArgumentElement(element)) yield element.value;
  }
}
