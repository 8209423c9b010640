import { invalidRequest } from './errors.ts';

interface Clause {
  path: string[];
  operator: string;
  value: string;
  isNegated: boolean;
}

const CLAUSE =
  /^(-?)([a-z_.]+)(?:\[["']([^"']+)["']\])?(:|~|>=|<=|>|<)(?:"([^"]*)"|'([^']*)'|(\S+))$/i;

/** A predicate from Stripe's search query language: clauses joined by AND or by OR, never both. */
export function parseSearch(query: string): (row: object) => boolean {
  const isEither = /\sOR\s/i.test(query);
  if (isEither && /\sAND\s/i.test(query)) {
    throw invalidRequest('A query cannot combine AND and OR.', 'query');
  }
  const clauses = query
    .trim()
    .split(isEither ? /\s+OR\s+/i : /\s+AND\s+/i)
    .map(parseClause);
  return (row) =>
    isEither
      ? clauses.some((clause) => matches(clause, row))
      : clauses.every((clause) => matches(clause, row));
}

function parseClause(text: string): Clause {
  const match = CLAUSE.exec(text.trim());
  if (match === null) {
    throw invalidRequest(`We were unable to parse your search query: ${text}`, 'query');
  }
  const [, minus, field = '', key, operator = ':', double, single, bare] = match;
  return {
    isNegated: minus === '-',
    operator,
    path: [...field.split('.'), ...(key === undefined ? [] : [key])],
    value: double ?? single ?? bare ?? '',
  };
}

function matches({ isNegated, operator, path, value }: Clause, row: object): boolean {
  const found = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    row,
  );
  return compare(found, operator, value) !== isNegated;
}

function compare(found: unknown, operator: string, value: string): boolean {
  if (value === 'null') return found === null || found === undefined;
  if (found === undefined || found === null) return false;
  const [left, right] = [String(found).toLowerCase(), value.toLowerCase()];
  if (operator === ':') return left === right;
  if (operator === '~') return left.includes(right);
  const [a, b] = [Number(found), Number(value)];
  if (operator === '>') return a > b;
  if (operator === '<') return a < b;
  return operator === '>=' ? a >= b : a <= b;
}
