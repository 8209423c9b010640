import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];
const VOWELS = 'aeiouAEIOU';

/** Turns an English message into pseudo-language: `Save {name}` becomes `[Šååṽéé {name}]`. */
export function pseudoText(english: string): string {
  return `[${printAST(transformAll(parse(english)))}]`;
}

const transformAll = (elements: MessageFormatElement[]) => elements.map(transform);

function transform(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: lengthen(element.value) };
  if (isTagElement(element)) return { ...element, children: transformAll(element.children) };
  if (isSelectElement(element) || isPluralElement(element)) {
    const options = Object.entries(element.options).map(([name, { value }]) => [
      name,
      { value: transformAll(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

/** Doubling the vowels makes a text about a third longer, as translations often are. */
const lengthen = (text: string) =>
  Array.from(text, (character) => {
    const accented = ACCENTED[PLAIN.indexOf(character)] ?? character;
    return VOWELS.includes(character) ? accented + accented : accented;
  }).join('');
