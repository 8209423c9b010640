import { compareTexts, compareWords } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { TextChanges, Words } from './text-changes.tsx';
import { useDescribeField } from './use-describe-field.ts';

type Fields = Readonly<Record<string, unknown>>;

interface FieldChangesProps {
  before: Fields;
  after: Fields;
  /** The fields to compare, in this order. */
  names: readonly string[];
  /** For relations that are only known by id. */
  nameOf?: (id: string) => string;
  /** Shown instead of the Markdown of the text. */
  body?: ReactNode;
  /** Said if they do not differ. */
  same: string;
}

/** The fields in which two versions of an entry differ. */
export function FieldChanges({ before, after, names, nameOf, body, same }: FieldChangesProps) {
  const describe = useDescribeField(nameOf);
  const changed = names
    .map((name) => ({
      name,
      was: describe.text(name, before[name]),
      is: describe.text(name, after[name]),
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
