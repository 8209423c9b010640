import { constants, setPriority } from 'node:os';
import type { SQLInputValue } from 'node:sqlite';
import { workerData } from 'piscina';
import type { CompiledRead } from './database-driver.ts';
import { openSqliteReader } from './sqlite-reader.ts';

// Linux gives each thread a priority of its own; elsewhere this would slow down the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const reader = openSqliteReader((workerData as { file: string }).file);

export default ({ sql, parameters }: CompiledRead): unknown[] =>
  reader.prepare(sql)(parameters as SQLInputValue[]);
