import type { Field } from '../declare/declaration.ts';

import type { Access } from '../declare/reader.ts';
import { invalidKey, invalidParam } from './invalid-key.ts';
import type { SelectedField } from './read-query.ts';
import { columnIn, type Scope } from './scope.ts';
import { type Plain, wordsOf } from './values/plain-values.ts';

const ALWAYS = ['id', 'documentId'];

/** The scalars to select: those named in `fields`, or all that the reader may see. */
export function selectFields(raw: Plain, scope: Scope): SelectedField[] {
  const names = raw === undefined || raw === '' ? undefined : wordsOf(raw);
  if (raw !== undefined && raw !== '' && !names) {
    throw invalidParam(
      'Invalid fields parameter. Expected a string or an array of strings',
      'fields',
    );
  }
  if (!names || names.includes('*')) {
    return Object.keys(scope.fields).flatMap((key) => select(key, scope) ?? []);
  }
  const always = scope.prefix === '' ? ALWAYS : [];
  return [...new Set([...always, ...names])].map((key) => {
    const selected = select(key, scope);
    if (!selected) throw invalidKey(key, scope.path, 'fields');
    return selected;
  });
}

function select(key: string, scope: Scope): SelectedField | undefined {
  const field = Object.hasOwn(scope.fields, key) ? scope.fields[key] : undefined;
  if (field?.kind !== 'scalar') return undefined;
  const access = field.read(scope.reader);
  if (access === false) return undefined;
  return { key, column: columnIn(scope, key, field), ...onlyIf(access, scope) };
}

/** A rule that depends on the row becomes a condition on the value, inside the query. */
export function onlyIf(access: Access, scope: Scope): Pick<SelectedField, 'onlyIf'> {
  if (typeof access === 'boolean') return {};
  const field: Field | undefined = scope.collection.allFields[access.field];
  if (field?.kind !== 'scalar') throw new Error(`No field is called ${access.field}`);
  return { onlyIf: { column: columnIn(scope, access.field, field).name, in: access.in } };
}
