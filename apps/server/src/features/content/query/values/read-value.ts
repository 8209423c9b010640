import { toStoredTime } from '../../declare/to-stored-time.ts';
import { invalidParam } from '../invalid-key.ts';
import type { Column, Value } from '../read-query.ts';
import type { Plain } from './plain-values.ts';

const MAX_INTEGER = 2_147_483_647;

/** Converts text from the URL to the column's type, so that both databases compare alike. */
export function readValue(raw: unknown, column: Column): Value {
  if (typeof raw !== 'string') throw invalidParam('Invalid filter value', 'filters');
  if (raw.includes('\0')) throw invalidParam('Invalid filter value', 'filters');
  if (column.type === 'integer') return readNumber(raw, Number.isInteger);
  if (column.type === 'decimal') return readNumber(raw, Number.isFinite);
  if (column.type === 'datetime') return readTime(raw);
  return raw;
}

function readNumber(raw: string, isAllowed: (value: number) => boolean): number {
  const value = raw.trim() === '' ? Number.NaN : Number(raw);
  if (!isAllowed(value) || Math.abs(value) > MAX_INTEGER) {
    throw invalidParam('Expected a valid Number', 'filters');
  }
  return value;
}

function readTime(raw: string): string {
  const time = toStoredTime(raw);
  if (time === undefined) {
    throw invalidParam('Invalid format, expected a timestamp or an ISO date', 'filters');
  }
  return time;
}

/** For text operators, which also match parts of a date. */
export function readText(raw: unknown): string {
  if (typeof raw !== 'string' || raw.includes('\0')) {
    throw invalidParam('Invalid filter value', 'filters');
  }
  return raw;
}

export function readFlag(raw: Plain): boolean {
  const word = typeof raw === 'string' ? raw.toLowerCase() : '';
  if (['true', 't', '1'].includes(word)) return true;
  if (['false', 'f', '0'].includes(word)) return false;
  throw invalidParam('Invalid boolean input. Expected "t","1","true","false","0","f"', 'filters');
}
