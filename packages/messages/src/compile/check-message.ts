import {
  isLiteralElement,
  isPluralElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../languages.ts';
import { walkMessage } from './walk-message.ts';

export type MessageProblem =
  | { readonly code: 'empty' | 'characters' | 'apostrophe' | 'unclosed' | 'hidden' }
  | { readonly code: 'missing' | 'unknown' | 'kind'; readonly name: string }
  | { readonly code: 'plural'; readonly name: string; readonly form: string };

/** Why a text cannot stand for the English one: it would be wrong, or break the page that shows it. */
export function checkMessage(
  englishText: string,
  text: string,
  language: Language,
): MessageProblem[] {
  if (text.trim() === '') return [{ code: 'empty' }];
  if (!isPlain(text)) return [{ code: 'characters' }];
  // English texts of the specification have straight apostrophes, where they have no effect.
  if (text.includes("'") && !languages[language].locale.startsWith('en'))
    return [{ code: 'apostrophe' }];
  let parsed: MessageFormatElement[];
  try {
    parsed = parse(text);
  } catch {
    return [{ code: 'unclosed' }];
  }
  const wanted = kindsIn(parse(englishText));
  const found = kindsIn(parsed);
  return [
    ...(count(text) === count(literalsOf(parsed)) ? [] : [{ code: 'hidden' } as const]),
    ...[...wanted.keys()]
      .filter((name) => !found.has(name))
      .map((name) => ({ code: 'missing', name }) as const),
    ...[...found].flatMap(([name, kinds]) => checkKinds(name, kinds, wanted.get(name))),
    ...missingPlurals(parsed, language),
  ];
}

/** Control characters and lone surrogates, which databases do not store reliably. */
const isPlain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
  text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

type Kind = 'any' | 'number' | 'date' | 'tag' | 'styled';

function checkKinds(
  name: string,
  kinds: ReadonlySet<Kind>,
  wanted: ReadonlySet<Kind> | undefined,
): MessageProblem[] {
  if (!wanted) return [{ code: 'unknown', name }];
  // A date is formatted as a date everywhere; what is no number or date cannot be formatted as one.
  const isAllowed = [...kinds].every((kind) =>
    kind === 'any' ? !wanted.has('date') : wanted.has(kind),
  );
  return isAllowed ? [] : [{ code: 'kind', name }];
}

const count = (text: string) => text.split("'").length;

const literalsOf = (elements: readonly MessageFormatElement[]) =>
  [...walkMessage(elements)]
    .map((element) => (isLiteralElement(element) ? element.value : ''))
    .join('');

/** What a text must contain to stand for the English one: placeholders as `{name}`, tags as `<name>`. */
export const placeholdersIn = (englishText: string): string[] => [
  ...kindsIn(parse(englishText)).keys(),
];

/** Placeholders as `{name}` and tags as `<name>`, with the kinds of value that they are used as. */
function kindsIn(elements: readonly MessageFormatElement[]): Map<string, Set<Kind>> {
  const kinds = new Map<string, Set<Kind>>();
  for (const element of walkMessage(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const name = isTagElement(element) ? `<${element.value}>` : `{${element.value}}`;
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kindOf(element)));
  }
  return kinds;
}

function kindOf(element: MessageFormatElement): Kind {
  switch (element.type) {
    case TYPE.plural:
      return 'number';
    // Styles such as `{price, number, percent}` are not defined, so a page with one would fail.
    case TYPE.number:
      return element.style ? 'styled' : 'number';
    case TYPE.date:
    case TYPE.time:
      return element.style ? 'styled' : 'date';
    case TYPE.tag:
      return 'tag';
    default:
      return 'any';
  }
}

function missingPlurals(
  elements: readonly MessageFormatElement[],
  language: Language,
): MessageProblem[] {
  const problems = new Map<string, MessageProblem>();
  for (const element of walkMessage(elements)) {
    if (!isPluralElement(element)) continue;
    const type = element.pluralType ?? 'cardinal';
    const rules = new Intl.PluralRules(languages[language].locale, { type });
    for (const form of rules.resolvedOptions().pluralCategories) {
      const name = `{${element.value}}`;
      if (!element.options[form]) problems.set(name + form, { code: 'plural', name, form });
    }
  }
  return [...problems.values()];
}
