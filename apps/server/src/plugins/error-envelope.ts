import { type ErrorCode, errorTable, type FieldError } from '@rostra/contract';
import { type Messages, resolveReference } from '@rostra/messages';
import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorDetails, toEnvelope } from '../errors.ts';
import { requestLanguage } from '../http/requests/request-language.ts';
import type { SiteLanguages } from '../languages/site-languages.ts';

interface Failure {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}

/** Errors that Fastify itself throws, by their code. */
const FASTIFY_FAILURES: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'Request body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Unsupported media type',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad_request', message: 'Request body is not valid JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad_request', message: 'Request body is empty' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad_request',
    message: 'Request body does not match its Content-Length',
  },
};

const DISK_FULL: Failure = {
  code: 'unavailable',
  message: 'The server cannot store anything at the moment, please try again later.',
};

export const errorEnvelope = fp<{ languages: SiteLanguages }>(async (app, { languages }) => {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'Not Found');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, message, details } = translate(
      toFailure(error),
      languages.messagesOf(requestLanguage(request, languages)),
    );
    if (languages.offered.length > 1) reply.header('vary', addVary(reply.getHeader('vary')));
    const { status } = errorTable[code];
    if (typeof details?.retryAfterSeconds === 'number') {
      reply.header('retry-after', details.retryAfterSeconds);
    }
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(toEnvelope(code, message, details));
  });
});

/** Errors name their messages, because they do not know the language of the reader. */
function translate({ code, message, details }: Failure, messages: Messages): Failure {
  const errors = details?.errors?.map((item) => ({
    ...item,
    message: resolveReference(item.message, messages),
  }));
  return {
    code,
    message: resolveReference(message, messages),
    ...(details ? { details: errors ? { ...details, errors } : details } : {}),
  };
}

const addVary = (known: unknown) =>
  [...(typeof known === 'string' && known ? [known] : []), 'Accept-Language'].join(', ');

function toFailure(error: FastifyError): Failure {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(toFieldError);
    return {
      code: 'validation_failed',
      message: [...new Set(errors.map((item) => item.message))].join(', '),
      details: { errors },
    };
  }
  if (error.code === 'ENOSPC') return DISK_FULL;
  const known = FASTIFY_FAILURES[error.code];
  if (known) return known;
  return error.statusCode && error.statusCode < 500
    ? { code: 'bad_request', message: 'The request could not be understood' }
    : { code: 'internal', message: 'An unexpected error occurred' };
}

interface ValidationIssue {
  instancePath: string;
  message?: string;
}

function toFieldError({ instancePath, message }: ValidationIssue): FieldError {
  return {
    path: instancePath.split('/').filter(Boolean),
    message: message ?? 'Invalid value',
    name: 'ValidationError',
  };
}
