import { messageReference } from '@rostra/messages';
import type { FieldProblem } from '../../../errors.ts';
import type { ScalarField } from '../declare/declaration.ts';

import { fieldError } from './body-error.ts';
import { readNumber, readTime } from './cast-value.ts';

export type Stored = string | number | null;

type Checked = { stored: Stored } | { error: FieldProblem };
type Refuse = (message: string, forStaff: string) => Checked;

const MAX_INTEGER = 2_147_483_647;

/** PostgreSQL cannot store NUL in a text. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0');

/** The value to store, or a validation error. A required value of a draft may be empty. */
export function checkScalar(
  value: unknown,
  field: ScalarField,
  path: string[],
  { isDraft = false } = {},
): Checked {
  const name = path.join('.');
  const wrong: Refuse = (message, forStaff) => ({
    error: fieldError(path, message, { value, forStaff }),
  });
  if (value === '' && field.type === 'string' && !field.required) return { stored: '' };
  if (value === null || value === undefined || value === '') {
    if (!field.required) return { stored: field.default ?? null };
    return isDraft
      ? { stored: field.default ?? '' }
      : wrong(`${name} must be defined.`, messageReference('studio-server', 'rule.required'));
  }
  if (field.type === 'json') {
    const isFit = isListOfLines(value, field);
    return isFit
      ? { stored: JSON.stringify(value) }
      : wrong(
          linesWanted(name, field),
          messageReference('studio-server', 'rule.lines', {
            items: field.maxItems ?? 0,
            maximum: field.maxLength ?? 0,
          }),
        );
  }
  if (field.type === 'integer' || field.type === 'decimal') {
    const number = readNumber(value);
    const isFit = number !== undefined && Math.abs(number) <= MAX_INTEGER;
    return isFit && (field.type === 'decimal' || Number.isInteger(number))
      ? { stored: number }
      : wrong(`${name} must be a number`, messageReference('studio-server', 'rule.number'));
  }
  if (field.type === 'datetime') return checkTime(value, wrong, name);
  if (!isText(value))
    return wrong(`${name} must be a string`, messageReference('studio-server', 'rule.text'));
  if (field.values && !field.values.includes(value)) {
    return wrong(
      `${name} must be one of the following values: ${field.values.join(', ')}`,
      messageReference('studio-server', 'rule.choice'),
    );
  }
  if (field.maxLength !== undefined && value.length > field.maxLength) {
    return wrong(
      `${name} must be at most ${field.maxLength} characters`,
      messageReference('studio-server', 'rule.tooLong', { maximum: field.maxLength }),
    );
  }
  if (field.pattern && !field.pattern.matches.test(value)) {
    return wrong(`${name} ${field.pattern.message}`, field.pattern.forStaff);
  }
  const refused = field.refuses?.(value);
  return refused ? wrong(`${name} ${refused.message}`, refused.forStaff) : { stored: value };
}

const isListOfLines = (value: unknown, { maxItems = 0, maxLength = 0 }: ScalarField): boolean =>
  Array.isArray(value) &&
  value.length <= maxItems &&
  value.every((item) => isText(item) && item.trim() !== '' && item.length <= maxLength);

const linesWanted = (name: string, { maxItems, maxLength }: ScalarField): string =>
  `${name} must be a list of at most ${maxItems} texts of at most ${maxLength} characters each`;

function checkTime(value: unknown, wrong: Refuse, name: string): Checked {
  const stored = readTime(value);
  return stored === undefined
    ? wrong(`${name} must be an ISO date`, messageReference('studio-server', 'rule.time'))
    : { stored };
}
