import type { Migration } from '../migrate.ts';
import { installation } from './0001-installation.ts';
import { accounts } from './0003-accounts.ts';

/** In the order they are applied. Append only: a released step never changes. */
export const migrations: readonly Migration[] = [installation, accounts];
