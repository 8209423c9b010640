import * as contract from '@rostra/contract';
import { z } from 'zod';
import { toPascalCase } from './operation-id.ts';

/** The schemas of the contract under their own names: `errorEnvelopeSchema` is `ErrorEnvelope`. */
export function createNamedSchemas(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contract)) {
    // Those of queries are lists of parameters, which the description of a call has to contain itself.
    if (value instanceof z.ZodType && /(?<!Query)Schema$/.test(name)) {
      names.set(value, toPascalCase(name.replace(/Schema$/, '')));
    }
  }
  return names;
}
