import type { FastifyBaseLogger } from 'fastify';

type ChildArguments = Parameters<FastifyBaseLogger['child']>;
type LogArguments = Parameters<FastifyBaseLogger['info']>;

/**
 * Creates the child logger of a request with its first line. Most requests log nothing through it, and
 * creating one costs more than all other hooks together, because its fields are redacted.
 */
export const createLazyRequestLogger = (
  logger: FastifyBaseLogger,
  ...[bindings, options]: ChildArguments
): FastifyBaseLogger => new LazyLogger(logger, bindings, options);

class LazyLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: ChildArguments[0];
  readonly #options: ChildArguments[1];
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: ChildArguments[0], options: ChildArguments[1]) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #logger(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings, this.#options);
    return this.#child;
  }

  get level(): string {
    return this.#logger.level;
  }

  set level(level: string) {
    this.#logger.level = level;
  }

  child(...args: ChildArguments): FastifyBaseLogger {
    return this.#logger.child(...args);
  }

  trace(...args: LogArguments): void {
    this.#logger.trace(...args);
  }

  debug(...args: LogArguments): void {
    this.#logger.debug(...args);
  }

  info(...args: LogArguments): void {
    this.#logger.info(...args);
  }

  warn(...args: LogArguments): void {
    this.#logger.warn(...args);
  }

  error(...args: LogArguments): void {
    this.#logger.error(...args);
  }

  fatal(...args: LogArguments): void {
    this.#logger.fatal(...args);
  }

  silent(...args: LogArguments): void {
    this.#logger.silent(...args);
  }
}
