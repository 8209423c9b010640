import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Fields that are never logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'passwordConfirmation',
  'token',
  'jwt',
  'refreshToken',
  'code',
  'secret',
];

const redactPaths = SECRETS.flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
  `req.headers.${name}`,
]).concat('headers["set-cookie"]', '*.headers["set-cookie"]');

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: redactPaths, censor: '[redacted]' },
    serializers: {
      /** Only the path, because a query may contain a reset code. */
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Only name, code, message and stack, because the driver's own fields may contain parameters. */
function describeError(error: Error & { code?: string }): Record<string, unknown> {
  return {
    type: error.name,
    ...(error.code ? { reason: error.code } : {}),
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
