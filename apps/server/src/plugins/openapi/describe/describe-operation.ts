import { type ApiGroup, apiPartOf, errorEnvelopeSchema } from '@rostra/contract';
import { z } from 'zod';
import type { ApiResponse, Components, Content, Operation } from './api-document.ts';
import { describeAccessInWords } from './describe-access-in-words.ts';
import { describeErrors } from './describe-errors.ts';
import { describeParameters } from './describe-parameters.ts';
import type { DescribedRoute } from './described-route.ts';
import type { Io, JsonSchemas } from './json-schemas.ts';
import { operationIdOf } from './operation-id.ts';
import { sampleOf } from './sample.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const DESCRIPTIONS: Record<string, string> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; it is done later.',
  204: 'Done. There is no body.',
};

/** One call. Error responses that several calls share are added to `components`. */
export function describeOperation(
  route: DescribedRoute,
  schemas: JsonSchemas,
  components: Components,
): Operation {
  const { method, url, schema } = route;
  const { summary = '', tags = [], security = [] } = schema;
  const access = schema['x-access'] ?? 'public';
  const errors = schema['x-errors'] ?? [];
  const [group = 'Site' as ApiGroup] = tags;
  const parameters = describeParameters(route, schemas);
  const description = describeAccessInWords(schema);
  const envelope = schemas.of(errorEnvelopeSchema, 'output');
  return {
    operationId: operationIdOf(method, url),
    summary,
    description,
    tags: [...tags],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeBody(schema.body, schemas, components),
    security: security.map((one) => ({ ...one })),
    responses: {
      ...describeSuccess(schema, schemas, components),
      ...describeErrors(errors, envelope, components.responses),
    },
    'x-part': apiPartOf(group, access),
    'x-access': access,
    'x-errors': errors,
    ...(schema['x-needs-proof'] ? { 'x-needs-proof': true } : {}),
    ...(schema['x-needs-confirmed-address'] ? { 'x-needs-confirmed-address': true } : {}),
  };
}

function describeBody(body: unknown, schemas: JsonSchemas, components: Components) {
  if (!(body instanceof z.ZodType)) return {};
  const isForm = z.globalRegistry.get(body)?.isForm === true;
  const content = isForm
    ? { [FORM_TYPE]: { schema: schemas.of(body, 'input') } }
    : { [JSON_TYPE]: contentOf(body, 'input', schemas, components) };
  // These read the body themselves, so that their schemas allow everything.
  const isOwn = isForm || body instanceof z.ZodUnknown;
  return { requestBody: { required: isOwn || !body.safeParse(undefined).success, content } };
}

function describeSuccess(
  { response, produces }: DescribedRoute['schema'],
  schemas: JsonSchemas,
  components: Components,
): Record<string, ApiResponse> {
  const successes = Object.entries(response ?? {}).filter(([status]) => Number(status) < 300);
  return Object.fromEntries(
    successes.map(([status, body]) => {
      const description = DESCRIPTIONS[status] ?? '';
      if (produces) {
        const types = produces.map((type) => [type, { schema: { type: 'string' } }]);
        return [status, { description, content: Object.fromEntries(types) }];
      }
      if (!(body instanceof z.ZodType) || body instanceof z.ZodUndefined) {
        return [status, { description }];
      }
      const content = { [JSON_TYPE]: contentOf(body, 'output', schemas, components) };
      return [status, { description, content }];
    }),
  );
}

function contentOf(body: z.ZodType, io: Io, schemas: JsonSchemas, components: Components): Content {
  const schema = schemas.of(body, io);
  const example = sampleOf(schema, components.schemas);
  return example === undefined ? { schema } : { schema, example };
}
