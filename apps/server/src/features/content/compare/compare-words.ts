import { diffSequences } from './diff-sequences.ts';
import type { Token } from './tokens.ts';

export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly tokens: readonly Token[];
}

/** Two versions of a passage word by word. Changed words with only a space between them are one change. */
export function compareWords(before: readonly Token[], after: readonly Token[]): WordRun[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
  const runs = diffSequences(keys(before), keys(after));
  const result: WordRun[] = [];
  let [removed, added]: [Token[], Token[]] = [[], []];
  const flush = () => {
    if (removed.length > 0) result.push({ kind: 'removed', tokens: removed });
    if (added.length > 0) result.push({ kind: 'added', tokens: added });
    [removed, added] = [[], []];
  };
  for (const [index, { kind, from, to, length }] of runs.entries()) {
    const [old, fresh] = [before.slice(from, from + length), after.slice(to, to + length)];
    if (kind === 'removed') removed.push(...old);
    else if (kind === 'added') added.push(...fresh);
    else if (isSpace(fresh) && index > 0 && index < runs.length - 1) {
      removed.push(...old);
      added.push(...fresh);
    } else {
      flush();
      result.push({ kind, tokens: fresh });
    }
  }
  flush();
  return result;
}

const isSpace = (tokens: readonly Token[]): boolean => tokens.every(({ key }) => key.trim() === '');
