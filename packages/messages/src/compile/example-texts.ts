import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../languages.ts';
import { Messages } from '../messages.ts';
import { compileMessage } from './compile-message.ts';
import { walkMessage } from './walk-message.ts';

type Values = Record<string, string | number | Date | ((children: string[]) => string)>;

const EXAMPLE_NUMBER = 1234;
const EXAMPLE_DATE = new Date('2026-03-08T09:00:00Z');
/** Every plural form of our languages appears among these: "many" is for millions in French and Spanish. */
const NUMBERS = [1, 2, 5, 0, 11, 1_000_000, ...Array.from({ length: 201 }, (_, number) => number)];

/** A valid text as readers would see it, in plain text: one example for each plural form or choice. */
export function exampleTexts(text: string, language: Language): string[] {
  const compiled = compileMessage(text);
  const messages = new Messages(language, () => compiled);
  const elements = [...walkMessage(parse(text))];
  const choice = elements.find((element) => isPluralElement(element) || isSelectElement(element));
  const values = Object.fromEntries(elements.map(exampleValue));
  const examples = choice ? choicesOf(choice, language) : [{}];
  const texts = examples.map((chosen) =>
    [messages.format<string>('ui', '', { ...values, ...chosen })].flat().join(''),
  );
  return [...new Set(texts)];
}

/** Texts are shown as the name of their placeholder. */
function exampleValue(element: MessageFormatElement): [name: string, value: Values[string]] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return ['', ''];
    case TYPE.tag:
      return [element.value, (children) => children.join('')];
    case TYPE.number:
    case TYPE.plural:
      return [element.value, EXAMPLE_NUMBER];
    case TYPE.date:
    case TYPE.time:
      return [element.value, EXAMPLE_DATE];
    default:
      return [element.value, `[${element.value}]`];
  }
}

function choicesOf(choice: PluralElement | SelectElement, language: Language): Values[] {
  const names = Object.keys(choice.options);
  if (isSelectElement(choice)) return names.map((name) => ({ [choice.value]: name }));
  const { locale } = languages[language];
  const rules = new Intl.PluralRules(locale, { type: choice.pluralType ?? 'cardinal' });
  return names.flatMap((name) => {
    const number = name.startsWith('=')
      ? Number(name.slice(1))
      : NUMBERS.find((candidate) => rules.select(candidate) === name);
    return number === undefined ? [] : [{ [choice.value]: number }];
  });
}
