import type { StudioField } from '@rostra/contract';
import { compareTexts, compareWords } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { TextChanges, Words } from './text-changes.tsx';
import { useDescribeField } from './use-describe-field.ts';

type Fields = Readonly<Record<string, unknown>>;

interface FieldChangesProps {
  before: Fields;
  after: Fields;
  /** The fields to compare. */
  fields: readonly StudioField[];
  /** For relations that are only known by id. */
  nameOf?: (id: string) => string;
  /** Shown instead of the Markdown of the text. */
  body?: ReactNode;
  /** Said if they do not differ. */
  same: string;
}

/** The fields in which two versions of an entry differ. */
export function FieldChanges({ before, after, fields, nameOf, body, same }: FieldChangesProps) {
  const describe = useDescribeField(nameOf);
  const changed = textFirst(fields)
    .map((field) => ({
      name: field.name,
      was: describe.text(field, before[field.name]),
      is: describe.text(field, after[field.name]),
    }))
    .filter(({ was, is }) => was !== is);
  if (changed.length === 0) return <p className="text-muted">{same}</p>;
  return (
    <dl className="grid gap-4">
      {changed.map(({ name, was, is }) => (
        <div key={name}>
          <dt className="mb-1 font-medium text-xs">{describe.label(name)}</dt>
          <dd className="min-w-0">
            {name === 'body' ? (
              (body ?? <TextChanges changes={compareTexts(was, is)} />)
            ) : (
              <ValueChange was={was} is={is} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The text itself, then the settings in the order of the declaration. */
function textFirst(fields: readonly StudioField[]): readonly StudioField[] {
  const first = ['title', 'slug', 'body', 'seo'];
  const rank = ({ name }: StudioField) => first.indexOf(name) + 1 || first.length + 1;
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

function ValueChange({ was, is }: { was: string; is: string }) {
  const t = useMessages('studio-publishing');
  if (was !== '' && is !== '') {
    return (
      <p className="whitespace-pre-wrap break-words border-line-strong border-s-4 px-3 py-1.5 font-serif">
        <Words words={compareWords(was, is)} />
      </p>
    );
  }
  return (
    <p className="break-words">
      <span className="text-muted">{was || t('emptyValue')}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {t('after')}: </span>
      <span className="whitespace-pre-wrap">{is || t('emptyValue')}</span>
    </p>
  );
}
