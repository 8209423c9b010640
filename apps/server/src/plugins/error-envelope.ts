import { type ErrorCode, errorTable, type FieldError } from '@rostra/contract';
import { type Messages, messageReference, resolveReference } from '@rostra/messages';
import { findEnglish } from '@rostra/messages/compile';
import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, type ErrorDetails, notFound, toEnvelope } from '../errors.ts';
import { requestLanguage, staffLanguage } from '../http/requests/request-language.ts';
import type { SiteLanguages } from '../languages/site-languages.ts';

interface Failure {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}

/** Errors that Fastify itself throws, by their code. */
const FASTIFY_FAILURES: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'payload_too_large',
    message: messageReference('errors', 'bodyTooLarge'),
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: messageReference('errors', 'mediaType'),
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'bad_request',
    message: messageReference('errors', 'invalidJson'),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'bad_request',
    message: messageReference('errors', 'emptyBody'),
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad_request',
    message: messageReference('errors', 'contentLength'),
  },
};

const DISK_FULL: Failure = {
  code: 'unavailable',
  message: messageReference('errors', 'diskFull'),
};

/** Calls that only the studio makes. */
const STUDIO_CALLS = /^\/api\/(studio|staff|audit)\b/;

export const errorEnvelope = fp<{ languages: SiteLanguages }>(async (app, { languages }) => {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOfStudio = STUDIO_CALLS.test(request.url);
    const { code, message, details } = translate(toFailure(error), {
      messages: isOfStudio
        ? languages.staffMessagesOf(staffLanguage(request, languages))
        : languages.messagesOf(requestLanguage(request, languages)),
      isForStaff: request.url.startsWith('/api/studio/'),
    });
    if (isOfStudio || languages.offered.length > 1)
      reply.header('vary', addVary(reply.getHeader('vary')));
    const { status } = errorTable[code];
    if (typeof details?.retryAfterSeconds === 'number') {
      reply.header('retry-after', details.retryAfterSeconds);
    }
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // A route may have said how long its answer can be kept before it failed.
    return reply
      .removeHeader('etag')
      .header('cache-control', 'no-store')
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(toEnvelope(code, message, details));
  });
});

interface Audience {
  readonly messages: Messages;
  /** The studio shows what other clients of the content API expect in Strapi's words. */
  readonly isForStaff: boolean;
}

/** Errors refer to messages, because they are created without knowing the reader's language. */
function translate({ code, message, details }: Failure, audience: Audience): Failure {
  const { messages, isForStaff } = audience;
  const errors = details?.errors?.map(({ forStaff, ...item }) => ({
    ...item,
    message: resolveReference((isForStaff && forStaff) || item.message, messages),
  }));
  const isExplained = isForStaff && details?.errors?.some(({ forStaff }) => forStaff);
  const text = isExplained ? '' : resolveReference(message, messages);
  return {
    code,
    message: text || join(errors ?? [], { messages, isForStaff: isExplained === true }),
    ...(details ? { details: errors ? { ...details, errors } : details } : {}),
  };
}

/** With the name that the field has in the editor, if it is there. At the field itself, its label says so. */
function explain([field]: FieldError['path'], problem: string, messages: Messages): string {
  const key = `field.${field}`;
  if (findEnglish('studio-editor', key) === undefined) return problem;
  const label = String(messages.format('studio-editor', key));
  return messages.of('studio-server')('ruleAt', { field: label, problem });
}

/** The message of an invalid request joins those of its fields. */
function join(errors: readonly FieldError[], { messages, isForStaff }: Audience): string {
  const t = messages.of('errors');
  const explained = errors.map(({ path, message }) =>
    isForStaff ? explain(path, message, messages) : message,
  );
  const texts = [...new Set(explained)];
  return texts.reduce((first, second) => t('joined', { first, second }));
}

const addVary = (known: unknown) =>
  [...(typeof known === 'string' && known ? [known] : []), 'Accept-Language'].join(', ');

function toFailure(error: FastifyError): Failure {
  if (error instanceof AppError) return error;
  if (error.code === 'ENOSPC') return DISK_FULL;
  const known = FASTIFY_FAILURES[error.code];
  if (known) return known;
  return error.statusCode && error.statusCode < 500
    ? { code: 'bad_request', message: messageReference('errors', 'notUnderstood') }
    : { code: 'internal', message: messageReference('errors', 'unexpected') };
}
