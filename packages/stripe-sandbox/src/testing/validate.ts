import { Ajv, type ValidateFunction } from 'ajv';
import { inject } from 'vitest';
import { ROOTS } from './sdk-roots.ts';

const compiled = new Map<string, ValidateFunction>();
let ajv: Ajv | undefined;

/** Throws when a response does not match the SDK's own types. */
export function checkWire(body: unknown): void {
  if (!isObject(body)) throw new Error('The response is not a JSON object.');
  if (isObject(body.error)) {
    checkError(body.error);
    return;
  }
  if (body.object === 'list' || body.object === 'search_result') {
    checkList(body);
    return;
  }
  checkObject(body);
}

function checkList(body: Record<string, unknown>): void {
  const keys = Object.keys(body).sort().join();
  if (keys !== 'data,has_more,object,url' && keys !== 'data,has_more,next_page,object,url')
    throw new Error(`Unexpected list keys: ${keys}`);
  for (const row of body.data as unknown[]) checkWire(row);
}

function checkObject(body: Record<string, unknown>): void {
  const kind = String(body.object);
  if (!(kind in ROOTS)) throw new Error(`Unknown object type: ${kind}`);
  const validate = validatorOf(kind);
  const isValid: boolean = validate(body);
  if (!isValid) {
    throw new Error(
      `${kind} ${String(body.id)} does not match the SDK's types:\n${JSON.stringify(validate.errors?.slice(0, 8), null, 1)}`,
    );
  }
  // The event type does not constrain its object, so the object is checked by its own type.
  if (kind === 'event') checkWire((body.data as { object: unknown }).object);
}

function validatorOf(kind: string): ValidateFunction {
  let validate = compiled.get(kind);
  if (validate === undefined) {
    const { $defs, roots } = inject('sdkSchemas');
    ajv ??= new Ajv({ strict: false, allErrors: false }).addSchema({ $id: 'sdk', $defs });
    validate = ajv.compile(rebase(roots[kind]));
    compiled.set(kind, validate);
  }
  return validate;
}

function rebase(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"sdk#/$defs/'));
}

const ERROR_FIELDS = new Set(
  'type message code param decline_code charge payment_intent payment_method setup_intent doc_url request_id'.split(
    ' ',
  ),
);

function checkError(error: Record<string, unknown>): void {
  for (const key of Object.keys(error)) {
    if (!ERROR_FIELDS.has(key)) throw new Error(`Unknown error field: ${key}`);
  }
  for (const inner of [error.payment_intent, error.payment_method, error.setup_intent]) {
    if (inner !== undefined) checkWire(inner);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
