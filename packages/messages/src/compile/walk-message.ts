import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** All parts of a message, also those inside tags and plural forms. */
export function* walkMessage(
  elements: readonly MessageFormatElement[],
): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (isTagElement(element)) yield* walkMessage(element.children);
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const option of Object.values(element.options)) yield* walkMessage(option.value);
    }
  }
}
