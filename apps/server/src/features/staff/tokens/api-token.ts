import { hashCode, newCode } from '../../accounts/index.ts';

/** Makes a token recognisable, also for programs that search repositories for leaked ones. */
const PREFIX = 'rostra_';

export const newApiToken = (): string => PREFIX + newCode();

export const isApiToken = (text: string): boolean => text.startsWith(PREFIX);

export const hashApiToken = hashCode;
