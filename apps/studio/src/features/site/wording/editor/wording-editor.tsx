import type { Wording } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { ReactNode } from 'react';
import { textAttributes } from '../../../../lib/text-attributes.ts';
import type { Drafts } from '../use-drafts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { usePreview } from './use-preview.ts';
import { useSaveWording } from './use-save-wording.ts';
import { WordingTextField } from './wording-text-field.tsx';

interface WordingEditorProps {
  message: Wording;
  drafts: Drafts;
  onClose: () => void;
}

export function WordingEditor({ message, drafts, onClose }: WordingEditorProps) {
  const t = useMessages('studio-wording');
  const { language, english, text: original, ownText, placeholders } = message;
  const unchanged = { text: ownText ?? original, previous: ownText };
  const draft = drafts.of(message) ?? unchanged;
  const preview = usePreview(message, draft.text);
  const finish = () => {
    drafts.remove(message);
    onClose();
  };
  const { save, reset, isBusy, errors, conflict } = useSaveWording(message, finish);
  const attributes = textAttributes(language);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(draft);
      }}
    >
      {language === 'en' ? null : (
        <Part title={t('english')}>
          <Text lang="en" dir="ltr">
            {english}
          </Text>
        </Part>
      )}
      {ownText === null ? null : (
        <Part title={t('original')}>
          <Text {...attributes}>{original}</Text>
        </Part>
      )}
      <WordingTextField
        attributes={attributes}
        value={draft.text}
        errors={preview.errors.length > 0 ? preview.errors : errors}
        placeholders={placeholders}
        onChange={(text) => {
          if (text === unchanged.text && draft.previous === ownText) drafts.remove(message);
          else drafts.put(message, { ...draft, text });
        }}
        onCancel={onClose}
        onSave={() => save(draft)}
      />
      <Part title={t('preview')}>
        <ul aria-busy={preview.isPending} className="grid gap-1">
          {preview.examples.map((example) => (
            <li key={example}>
              <Text {...attributes}>{example}</Text>
            </li>
          ))}
        </ul>
      </Part>
      {conflict ? (
        <ConflictNotice
          isBusy={isBusy}
          onKeep={() => save({ ...draft, previous: conflict.current })}
          onTake={finish}
        >
          <Text {...attributes}>{conflict.current ?? original}</Text>
        </ConflictNotice>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {t('save')}
        </Button>
        <Button variant="secondary" size="small" onClick={finish}>
          {t('cancel')}
        </Button>
        {ownText === null ? null : (
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={reset}>
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="font-medium font-sans text-muted text-xs tracking-normal">{title}</h3>
      <div className="mt-1 text-sm">{children}</div>
    </section>
  );
}

function Text(props: { lang: string; dir: string; children: string }) {
  return <p {...props} className="whitespace-pre-wrap break-words" />;
}
