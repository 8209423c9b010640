import { posix } from 'node:path';

/** What Hugo and Jekyll fill in when they build a site. */
export interface Template {
  /** `{{< name >}}` and `{% name %}`; or `{{ value }}` */
  readonly kind: 'tag' | 'value';
  readonly name: string;
  readonly named: Readonly<Record<string, string>>;
  readonly positional: readonly string[];
  readonly isEnd: boolean;
  readonly isComment: boolean;
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

const ENDS: Readonly<Record<string, string>> = {
  '{{<': '>}}',
  '{{%': '%}}',
  '{{': '}}',
  '{%': '%}',
};
const START = /\{\{[<%]?|\{%/g;
const STRING = /"(?:[^"\\]|\\.)*"|`[^`]*`|'[^']*'/.source;
const ARGUMENT = new RegExp(`(?:([\\w-]+)\\s*=\\s*)?(${STRING}|[^\\s"'\`=]+)`, 'g');

/** The templates in a text, in their order. */
export function* readTemplates(text: string): Iterable<Template> {
  let done = 0;
  for (const { 0: start, index: from } of text.matchAll(START)) {
    if (from < done) continue;
    const end = ENDS[start] ?? '}}';
    const found = text.indexOf(end, from + start.length);
    if (found === -1) continue;
    const to = found + end.length;
    yield readTemplate(start, text.slice(from + start.length, found), { from, to }, text);
    done = to;
  }
}

function readTemplate(
  start: string,
  inner: string,
  { from, to }: { from: number; to: number },
  text: string,
): Template {
  const isComment = /^-?\s*\/\*/.test(inner) || (start === '{%' && /^-?\s*#/.test(inner));
  const given = inner.replace(/^-|-$/g, '').trim();
  const isEnd = start.length === 3 && given.startsWith('/');
  const [name = { key: undefined, value: '' }, ...others] = argumentsIn(
    given.replace(/^\/|\/$/g, ''),
  );
  const place = { from, to, source: text.slice(from, to), isComment };
  if (start === '{{') return { ...place, kind: 'value', ...none, name: given };
  // Jekyll: `{% include youtube.html id="x" %}` is a tag of its own.
  const isInclude = start === '{%' && /^include/.test(name.value) && others[0] !== undefined;
  const [called, args] = isInclude
    ? [posix.parse(others[0]?.value ?? '').name, others.slice(1)]
    : [name.value, others];
  const isLiquidEnd = start === '{%' && called.startsWith('end');
  return {
    ...place,
    kind: 'tag',
    name: isLiquidEnd ? called.slice('end'.length) : called,
    named: Object.fromEntries(
      args.flatMap(({ key, value }) => (key === undefined ? [] : [[key.toLowerCase(), value]])),
    ),
    positional: args.flatMap(({ key, value }) => (key === undefined ? [value] : [])),
    isEnd: isEnd || isLiquidEnd,
  };
}

const none = { named: {}, positional: [], isEnd: false } as const;

interface Argument {
  readonly key: string | undefined;
  readonly value: string;
}

const argumentsIn = (text: string): Argument[] =>
  [...text.matchAll(ARGUMENT)].map(([, key, value = '']) => ({ key, value: unquoted(value) }));

export const unquoted = (value: string): string =>
  /^["'`]/.test(value) ? value.slice(1, -1).replaceAll(/\\(["'\\])/g, '$1') : value;
