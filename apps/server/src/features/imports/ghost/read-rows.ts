import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { StartError } from '../../../errors.ts';

export type GhostRow = Readonly<Record<string, unknown>>;

export interface TableRow {
  readonly table: string;
  readonly row: GhostRow;
}

/** Exports are either wrapped in `db`, as Ghost writes them, or bare, as tools write them. */
const ROWS = ['$.db.*.data.*.*', '$.data.*.*'];

/** The rows of all tables in the order of the file, of which only a part is in memory. */
export async function* readRows(path: string): AsyncIterable<TableRow> {
  let rows: TableRow[] = [];
  const parser = new JSONParser({ paths: ROWS, keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const table = stack.at(-1)?.key;
    if (typeof key !== 'number' || typeof table !== 'string') return;
    if (isObject(value)) rows.push({ table, row: value });
  };
  for await (const chunk of createReadStream(path)) {
    parse(path, () => parser.write(chunk));
    yield* rows;
    rows = [];
  }
  if (!parser.isEnded) parse(path, () => parser.end());
}

function parse(path: string, work: () => void): void {
  try {
    work();
  } catch {
    throw new StartError(`${path} is not valid JSON.`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
