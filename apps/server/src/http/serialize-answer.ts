import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Lets out what the schema names and nothing else. By parsing, not by the library's encoding: answers
 * have no codecs, and encoding walks everything twice.
 */
export const serializeAnswer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const { success, data: answer, error } = schema.safeParse(data);
    if (!success) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(answer);
  };
