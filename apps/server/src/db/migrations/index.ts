import type { Migration } from '../migration.ts';
import { installation } from './0001-installation.ts';

/** In the order they are applied. Append only: a released step never changes. */
export const migrations: readonly Migration[] = [installation];
