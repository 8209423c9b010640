import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask, VerifyTask } from './argon2-pool.ts';

// Linux gives each thread a priority of its own; elsewhere this would slow down the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export const hash = ({ password, options }: HashTask) => hashSync(password, options);

export const verify = ({ password, stored }: VerifyTask) => verifySync(stored, password);
