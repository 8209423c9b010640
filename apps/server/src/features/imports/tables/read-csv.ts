import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { StartError } from '../../../errors.ts';

/** Longer cells are not texts of a table. */
const MAX_CELL = 1_000_000;
const MAX_COLUMNS = 500;

export type CsvRow = ReadonlyMap<string, string>;

/**
 * The rows of a CSV file (RFC 4180) by the names in its first line, in lower case. Reads the file in pieces, as UTF-8
 * or UTF-16 with a byte order mark.
 */
export async function* readCsv(path: string): AsyncIterable<CsvRow> {
  let header: string[] | undefined;
  for await (const cells of readRecords(await readTexts(path))) {
    if (cells.length === 1 && cells[0] === '') continue;
    if (!header) {
      header = cells.map((name) => name.trim().toLowerCase());
      continue;
    }
    yield new Map(header.map((name, index) => [name, cells[index] ?? '']));
  }
}

async function readTexts(path: string): Promise<AsyncIterable<string>> {
  let start = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { end: 1 })) start = Buffer.from(chunk);
  const mark = start.length === 2 ? start.readUInt16BE() : 0;
  const encoding = mark === 0xff_fe ? 'utf-16le' : mark === 0xfe_ff ? 'utf-16be' : 'utf-8';
  return Readable.toWeb(createReadStream(path)).pipeThrough(new TextDecoderStream(encoding));
}

async function* readRecords(texts: AsyncIterable<string>): AsyncIterable<string[]> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** The last character was a quote inside a quoted cell: its end, or the first half of a quote. */
  let isAfterQuote = false;
  for await (const text of texts) {
    for (const character of text) {
      if (isAfterQuote) {
        isAfterQuote = false;
        if (character === '"') {
          cell += '"';
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (character === '"') isAfterQuote = true;
        else cell += character;
      } else if (character === '"' && cell === '') isQuoted = true;
      else if (character === ',') {
        cells.push(cell);
        cell = '';
      } else if (character === '\n') {
        yield [...cells, cell];
        cells = [];
        cell = '';
      } else if (character !== '\r') cell += character;
      if (cell.length > MAX_CELL || cells.length > MAX_COLUMNS) {
        throw new StartError('The CSV file is damaged: a quote is not closed.');
      }
    }
  }
  if (isQuoted && !isAfterQuote) {
    throw new StartError('The CSV file is damaged: a quote is not closed.');
  }
  if (cell !== '' || cells.length > 0) yield [...cells, cell];
}
