import type { ContentService } from '../content-service.ts';
import { getStaffCollection } from './get-staff-collection.ts';

/** Required fields that are empty in the fields of an entry, by name. */
export const findMissingFields = (
  service: ContentService,
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(getStaffCollection(service, kind).fields).flatMap(([key, field]) =>
    field.kind === 'scalar' && field.required && !String(fields[key] ?? '').trim() ? [key] : [],
  );
