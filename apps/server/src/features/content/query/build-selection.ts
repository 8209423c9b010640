import type { ReadableField } from '../declare/declaration.ts';

import { invalidKey } from './invalid-key.ts';
import { parseFilters } from './parse-filters.ts';
import type { PopulateOptions, PopulateTree } from './parse-populate.ts';
import { parseSort } from './parse-sort.ts';
import type { SelectedComponent, SelectedRelation, Selection } from './read-query.ts';
import { columnsOf, enterComponent, enterRelation, type Scope } from './scope.ts';
import { onlyIf, selectFields } from './select-fields.ts';

export interface SelectionOptions extends Omit<PopulateOptions, 'populate'> {
  readonly populate?: PopulateTree | '*' | undefined;
}

/** Resolves names against the declaration and drops or refuses what this reader may not see. */
export function buildSelection(options: SelectionOptions, scope: Scope): Selection {
  const relations: SelectedRelation[] = [];
  const components: SelectedComponent[] = [];
  for (const [key, inner] of populatedKeys(options.populate, scope)) {
    const field = findReadable(key, scope);
    if (!field || field.kind === 'scalar') throw invalidKey(key, scope.path, 'populate');
    if (field.kind === 'component') {
      const entered = enterComponent(scope, key, field);
      const fields = selectFields(inner.fields, entered);
      const columns = columnsOf(entered, field);
      components.push({ key, component: field, columns, fields });
    } else {
      const target = enterRelation(scope, key, field.target);
      const access = field.read(scope.reader);
      relations.push({
        key,
        relation: field,
        selection: buildSelection(inner, target),
        isCount: inner.count === true,
        ...onlyIf(access, scope),
      });
    }
  }
  return {
    collection: scope.collection,
    fields: selectFields(options.fields, scope),
    relations,
    components,
    where: parseFilters(options.filters, scope),
    sort: parseSort(options.sort, scope),
  };
}

/** `*` is one level of what the reader may see. Naming anything else is an error. */
function populatedKeys(
  populate: SelectionOptions['populate'],
  scope: Scope,
): [string, PopulateOptions][] {
  if (populate === undefined) return [];
  if (populate !== '*') return [...populate];
  return Object.keys(scope.fields)
    .filter((key) => (findReadable(key, scope)?.kind ?? 'scalar') !== 'scalar')
    .map((key) => [key, {}]);
}

function findReadable(key: string, scope: Scope): ReadableField | undefined {
  const field = Object.hasOwn(scope.fields, key) ? scope.fields[key] : undefined;
  return field && field.read(scope.reader) !== false ? field : undefined;
}
