import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * A request's own logger, with its id on every line. Made only when it has something to say: most
 * requests never do, and making it costs as much as reading a row.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options?: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get own(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings, this.#options);
    return this.#own;
  }

  get level() {
    return this.own.level;
  }

  set level(level) {
    this.own.level = level;
  }

  fatal(...line: unknown[]) {
    write(this.own.fatal, this.own, line);
  }

  error(...line: unknown[]) {
    write(this.own.error, this.own, line);
  }

  warn(...line: unknown[]) {
    write(this.own.warn, this.own, line);
  }

  info(...line: unknown[]) {
    write(this.own.info, this.own, line);
  }

  debug(...line: unknown[]) {
    write(this.own.debug, this.own, line);
  }

  trace(...line: unknown[]) {
    write(this.own.trace, this.own, line);
  }

  silent(...line: unknown[]) {
    write(this.own.silent, this.own, line);
  }

  child(bindings: Bindings, options?: Options) {
    return this.own.child(bindings, options);
  }
}

const write = (level: FastifyBaseLogger['info'], logger: FastifyBaseLogger, line: unknown[]) =>
  Reflect.apply(level, logger, line);
