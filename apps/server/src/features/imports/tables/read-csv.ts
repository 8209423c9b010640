import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { StartError } from '../../../errors.ts';

/** Longer cells are not texts of a table. */
const MAX_CELL = 1_000_000;
const MAX_COLUMNS = 500;
const MAX_HEADER = 64 * 1024;

export type CsvRow = ReadonlyMap<string, string>;

/** As a spreadsheet numbers it: the first line has the names of the columns, and empty rows count. */
export interface NumberedRow {
  readonly row: number;
  readonly cells: CsvRow;
}

/**
 * The rows of a CSV file (RFC 4180) by the names in its first line, in lower case. Reads the file in pieces. Cells may
 * also be separated by semicolons or tabs, as spreadsheets write them in many countries.
 */
export async function* readCsv(path: string): AsyncIterable<CsvRow> {
  for await (const { cells } of readNumberedRows(path)) yield cells;
}

export async function* readNumberedRows(path: string): AsyncIterable<NumberedRow> {
  let header: string[] | undefined;
  let row = 0;
  const encoding = await findEncoding(path);
  const separator = await findSeparator(path, encoding);
  for await (const cells of readRecords(readTexts(path, encoding), separator)) {
    row += 1;
    if (cells.length === 1 && cells[0] === '') continue;
    if (!header) {
      header = cells.map((name) => name.trim().toLowerCase());
      continue;
    }
    yield { row, cells: new Map(header.map((name, index) => [name, cells[index] ?? ''])) };
  }
}

function readTexts(
  path: string,
  encoding: string,
  options: { fatal?: boolean; end?: number } = {},
): AsyncIterable<string> {
  const { fatal = false, end } = options;
  const bytes = createReadStream(path, end === undefined ? {} : { end });
  return Readable.toWeb(bytes).pipeThrough(new TextDecoderStream(encoding, { fatal }));
}

/** UTF-16 has a byte order mark. What is not UTF-8 comes from older programs of Windows. */
async function findEncoding(path: string): Promise<string> {
  let start = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { end: 1 })) start = Buffer.from(chunk);
  const mark = start.length === 2 ? start.readUInt16BE() : 0;
  if (mark === 0xff_fe) return 'utf-16le';
  if (mark === 0xfe_ff) return 'utf-16be';
  try {
    for await (const _ of readTexts(path, 'utf-8', { fatal: true }));
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

/** The one that occurs most often in the first line. */
async function findSeparator(path: string, encoding: string): Promise<string> {
  let start = '';
  for await (const text of readTexts(path, encoding, { end: MAX_HEADER })) start += text;
  const [line = ''] = start.split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function* readRecords(
  texts: AsyncIterable<string>,
  separator: string,
): AsyncIterable<string[]> {
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
      else if (character === separator) {
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
