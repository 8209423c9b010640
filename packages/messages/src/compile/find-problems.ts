import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../languages.ts';

/** Why a text cannot stand for the English one: in words for the person who wrote it. */
export function findProblems(englishText: string, text: string, language: Language): string[] {
  if (text.trim() === '') return ['The text is empty.'];
  // English texts of the specification have straight apostrophes, where they have no effect.
  if (text.includes("'") && !languages[language].locale.startsWith('en'))
    return ['Use ’ instead of a straight apostrophe, which has a meaning here.'];
  let parsed: MessageFormatElement[];
  try {
    parsed = parse(text);
  } catch {
    return ['A brace or a tag is not closed.'];
  }
  const wanted = namesIn(parse(englishText));
  const found = namesIn(parsed);
  return [
    ...(count(text) === count(literalsOf(parsed))
      ? []
      : ['An apostrophe hides a part of the text.']),
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `${name} is missing.`),
    ...[...found]
      .filter((name) => !wanted.has(name))
      .map((name) => `${name} is not in the English text.`),
    ...missingPlurals(parsed, language),
  ];
}

const count = (text: string) => text.split("'").length;

const literalsOf = (elements: readonly MessageFormatElement[]) =>
  [...walk(elements)].map((element) => (isLiteralElement(element) ? element.value : '')).join('');

/** Placeholders as `{name}` and tags as `<name>`. */
function namesIn(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of walk(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
  }
  return names;
}

function missingPlurals(elements: readonly MessageFormatElement[], language: Language): string[] {
  const problems = new Set<string>();
  for (const element of walk(elements)) {
    if (!isPluralElement(element)) continue;
    const type = element.pluralType ?? 'cardinal';
    const rules = new Intl.PluralRules(languages[language].locale, { type });
    for (const form of rules.resolvedOptions().pluralCategories) {
      if (!element.options[form]) problems.add(`The plural of {${element.value}} lacks “${form}”.`);
    }
  }
  return [...problems];
}

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (isTagElement(element)) yield* walk(element.children);
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const option of Object.values(element.options)) yield* walk(option.value);
    }
  }
}
