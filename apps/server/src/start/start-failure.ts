import { AppError, StartError } from '../errors.ts';

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

const ANOTHER_FOLDER = 'Set DATA_DIR to a folder that this user can write to.';

const cannotWrite = ({ path }: SystemError) =>
  `The data folder is not writable${path ? ` (${path})` : ''}. ${ANOTHER_FOLDER}`;

const EXPLANATIONS: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the other program or set PORT to a free port.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine does not have the address ${address}. Set HOST to one of its addresses, or remove it.`,
  EACCES: (error) =>
    error.port
      ? `This user is not allowed to open port ${error.port}. Set PORT to 1024 or higher.`
      : cannotWrite(error),
  EPERM: cannotWrite,
  EROFS: cannotWrite,
  EEXIST: cannotWrite,
  ENOTDIR: cannotWrite,
  ENOENT: cannotWrite,
  ENOSPC: () => 'The disk is full.',
  ERR_SQLITE_ERROR: ({ message }) =>
    `The database in the data folder cannot be opened: ${message}. ${ANOTHER_FOLDER}`,
  ECONNREFUSED: () => 'The PostgreSQL server in DATABASE_URL is not reachable.',
  ENOTFOUND: () => 'The host in DATABASE_URL does not exist.',
};

/** One sentence for the operator; a stack trace only for unexpected errors. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return `Rostra could not start: ${String(error)}`;
  // The cause of an unavailable database explains why.
  const reason = error instanceof AppError && error.cause ? error.cause : error;
  const { code } = reason as SystemError;
  const explain = code ? EXPLANATIONS[code] : undefined;
  if (explain) return explain(reason as SystemError);
  if (error instanceof AppError && error.code === 'unavailable') {
    return `The database does not respond: ${reason instanceof Error ? reason.message : reason}.`;
  }
  return `Rostra could not start: ${error.stack}`;
}

export function exitWithExplanation(error: unknown): never {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
