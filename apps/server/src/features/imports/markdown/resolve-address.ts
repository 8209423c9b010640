import { posix } from 'node:path';

/** The address of a picture from the root of the folder. Those elsewhere stay as they are. */
export const resolveAddress = (address: string, path: string): string =>
  /^(?:[a-z][\w+.-]*:|\/)/i.test(address)
    ? address
    : `/${posix.join(posix.dirname(path), address)}`;
