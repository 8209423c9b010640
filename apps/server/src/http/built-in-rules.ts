import { messageReference } from '@rostra/messages';
import { z } from 'zod';

const { joinValues, parsedType, stringifyPrimitive } = z.core.util;

const UNITS: Record<string, string> = { string: 'characters', array: 'items' };

/** The message of a built-in rule that has no message of its own, worded like Zod's. */
export function describeBuiltInRule(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return messageReference('rules', 'type', {
        expected: typeName(issue.expected),
        received: typeName(parsedType(issue.input)),
      });
    case 'invalid_value':
      return issue.values.length === 1
        ? messageReference('rules', 'value', { value: stringifyPrimitive(issue.values[0]) })
        : messageReference('rules', 'option', { values: joinValues(issue.values, '|') });
    case 'too_big': {
      const { origin, unit } = sizeOf(issue.origin);
      const limit = `${issue.inclusive ? '<=' : '<'}${issue.maximum}`;
      if (issue.exact) return undefined;
      return unit
        ? messageReference('rules', 'tooBigSize', { origin, unit, limit })
        : messageReference('rules', 'tooBigNumber', { origin, limit });
    }
    case 'too_small': {
      const { origin, unit } = sizeOf(issue.origin);
      const limit = `${issue.inclusive ? '>=' : '>'}${issue.minimum}`;
      if (issue.exact) return undefined;
      return unit
        ? messageReference('rules', 'tooSmallSize', { origin, unit, limit })
        : messageReference('rules', 'tooSmallNumber', { origin, limit });
    }
    case 'invalid_format':
      return describeFormat(issue);
    case 'unrecognized_keys':
      return messageReference('rules', 'unknownKeys', {
        count: issue.keys.length,
        keys: joinValues(issue.keys, ', '),
      });
    default:
      return messageReference('rules', 'input');
  }
}

const typeName = (type: string) => (type === 'nan' ? 'NaN' : type);

const sizeOf = (origin: string) => ({ origin, unit: UNITS[origin] });

const FORMATS: Record<string, string> = { datetime: 'ISO datetime', url: 'URL' };

function describeFormat(issue: { format: string; pattern?: string | undefined }) {
  if (issue.format === 'regex' && issue.pattern)
    return messageReference('rules', 'pattern', { pattern: issue.pattern });
  const format = FORMATS[issue.format];
  return format && messageReference('rules', 'format', { format });
}
