import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerPriorityOfThread } from '../../../concurrency/lower-priority.ts';
import type { HashTask, VerifyTask } from './argon2-pool.ts';

lowerPriorityOfThread();

export const hash = ({ password, options }: HashTask) => hashSync(password, options);

export const verify = ({ password, stored }: VerifyTask) => verifySync(stored, password);
