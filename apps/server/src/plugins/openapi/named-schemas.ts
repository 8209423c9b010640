import * as contract from '@rostra/contract';
import { z } from 'zod';
import { toPascalCase } from './operation-id.ts';

export type NamedSchemas = z.core.$ZodRegistry<{ id: string }>;

/** The schemas of the contract under their own names (`errorEnvelopeSchema` as `ErrorEnvelope`), so that the description of the API has each of them once. */
export function createNamedSchemas(): NamedSchemas {
  const schemas: NamedSchemas = z.registry();
  for (const [name, value] of Object.entries(contract)) {
    // Those of queries are lists of parameters, which the description of a call has to contain itself.
    if (value instanceof z.ZodType && /(?<!Query)Schema$/.test(name)) {
      schemas.add(value, { id: toPascalCase(name.replace(/Schema$/, '')) });
    }
  }
  return schemas;
}
