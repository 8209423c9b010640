import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * Fastify makes a logger for each request, with its id on every line. Most requests never use theirs,
 * and making it costs as much as reading a row. Done here and not by Fastify's own option for it, which
 * checks every logger it is given for all of its methods.
 */
export function makeRequestLoggersLate(log: FastifyBaseLogger): void {
  const { child } = log;
  log.child = function (this: FastifyBaseLogger, bindings, options) {
    const make = () => child.call(this, bindings, options) as FastifyBaseLogger;
    return this === log ? new RequestLogger(make) : make();
  } as typeof child;
}

class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #own: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get own(): FastifyBaseLogger {
    this.#own ??= this.#make();
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
