import { OUT_OF_SCOPE } from './out-of-scope.ts';
import { TRIGGERS } from './triggers.ts';

const list = (names: readonly string[]) =>
  [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

/** The README's table of Stripe's CLI triggers. */
export function describeTriggers(): string {
  return [
    '| triggers | support |',
    '|---|---|',
    `| ${list(Object.keys(TRIGGERS))} | replayed by the tests |`,
    ...Object.entries(OUT_OF_SCOPE).map(
      ([reason, names]) => `| ${list(names)} | out of scope: ${reason} |`,
    ),
  ].join('\n');
}
