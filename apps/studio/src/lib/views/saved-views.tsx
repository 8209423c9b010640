import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, Link } from '@rostra/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { NameDialog } from './name-dialog.tsx';
import type { SavedView, SavedViewTexts } from './saved-view.ts';

interface SavedViewsProps {
  views: readonly SavedView[];
  /** The path of the list. */
  path: string;
  texts: SavedViewTexts;
  /** Replaces a view of the same name. */
  onSave: (view: SavedView) => void;
  onRemove: (name: string) => void;
}

/** Combinations of filters under a name. */
export function SavedViews({ views, path, texts, onSave, onRemove }: SavedViewsProps) {
  const { search } = useLocation();
  const query = search.replace(/^\?/, '');
  const [isNaming, setIsNaming] = useState(false);
  const current = views.find((view) => view.query === query);
  return (
    <>
      {views.map(({ name, query: saved }) => (
        <span key={name} className="inline-flex items-center rounded border border-line bg-raised">
          <Link
            href={`${path}?${saved}`}
            aria-current={saved === query ? 'true' : undefined}
            className="flex min-h-9 items-center ps-3 pe-1 text-ink no-underline aria-[current]:font-semibold"
          >
            {name}
          </Link>
          <button
            type="button"
            aria-label={texts.removalOf(name)}
            onClick={() => onRemove(name)}
            className="flex size-9 items-center justify-center rounded text-muted hover:text-ink"
          >
            <CloseIcon className="size-3.5" />
          </button>
        </span>
      ))}
      {query !== '' && !current ? (
        <Button variant="quiet" size="small" className="min-h-10" onClick={() => setIsNaming(true)}>
          {texts.save}
        </Button>
      ) : null}
      <NameDialog
        isOpen={isNaming}
        texts={texts}
        onClose={() => setIsNaming(false)}
        onName={(name) => onSave({ name, query })}
      />
    </>
  );
}

/** The texts of views that are kept in this browser. */
export function useViewTexts(): SavedViewTexts {
  const t = useMessages('studio-lists');
  return {
    save: t('saveView'),
    help: t('saveViewText'),
    name: t('viewName'),
    removalOf: (name) => t('removeView', { name }),
  };
}
