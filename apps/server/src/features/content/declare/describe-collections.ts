import type { FieldEditor, StudioCollection, StudioField } from '@rostra/contract';
import type { Collection, EntryPage, Field } from './declaration.ts';
import { visitorReader } from './reader.ts';

/** The declarations of the collections with an editor in the studio: those with drafts, a title, a text and a page. */
export const describeCollections = (collections: readonly Collection[]): StudioCollection[] =>
  collections.filter(hasEditor).map((collection) => ({
    kind: collection.plural,
    section: studioSection(collection),
    path: collection.page.path,
    isForMembers: collection.page.access === 'member' || hidesText(collection),
    isLocalized: collection.isLocalized,
    ...(collection.page.feature ? { feature: collection.page.feature } : {}),
    fields: Object.entries(collection.fields).flatMap(describeField),
  }));

/** The name of a collection in the addresses of the studio. */
export const studioSection = ({ plural, studioSection = plural }: Collection): string =>
  studioSection;

const hasEditor = (collection: Collection): collection is Collection & { page: EntryPage } =>
  collection.hasDrafts &&
  collection.page !== undefined &&
  ['title', 'slug', 'body'].every((name) => Object.hasOwn(collection.fields, name));

const hidesText = ({ fields }: Collection): boolean => fields.body?.read(visitorReader) !== true;

function describeField([name, field]: [string, Field]): StudioField[] {
  const editor = editorOf(field);
  // Staff do not edit what the server computes.
  if (!editor || (field.kind === 'scalar' && field.isComputed)) return [];
  if (field.kind === 'component') return [{ name, editor, isRequired: false }];
  if (field.kind !== 'scalar') {
    return [{ name, editor, isRequired: false, target: field.target.plural }];
  }
  const { required, values, default: preset } = field;
  return [
    {
      name,
      editor,
      isRequired: required,
      ...(values ? { values } : {}),
      ...(preset === undefined ? {} : { default: preset }),
    },
  ];
}

function editorOf(field: Field): FieldEditor | undefined {
  if (field.kind === 'component') return 'seo';
  if (field.editor || field.kind === 'scalar') return field.editor;
  const refersToFiles = field.target.plural === 'files';
  if (field.kind === 'one') return refersToFiles ? 'picture' : 'relation';
  return refersToFiles ? 'files' : 'relations';
}
