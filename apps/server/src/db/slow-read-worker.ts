import type { SQLInputValue } from 'node:sqlite';
import { lowerPriorityOfThread } from '../concurrency/lower-priority.ts';
import type { CompiledRead } from './database-driver.ts';
import { openSqliteReader, type SqliteReader } from './sqlite/sqlite-reader.ts';

lowerPriorityOfThread();

export interface SlowRead extends Pick<CompiledRead, 'sql' | 'parameters'> {
  file: string;
}

let reader: SqliteReader | undefined;

/** The file is passed with each task: importing it from `piscina` would load that library in every thread. */
export default ({ file, sql, parameters }: SlowRead): unknown[] => {
  reader ??= openSqliteReader(file);
  return reader.prepare(sql)(parameters as SQLInputValue[]);
};
