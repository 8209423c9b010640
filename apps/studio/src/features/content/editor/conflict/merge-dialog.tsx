import { type Choice, type MergedPart, resolveConflicts } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useDescribeField } from '../../changes/use-describe-field.ts';
import { useNames } from '../../changes/use-names.ts';
import { useEditor, useSaveState } from '../fields/use-field.ts';
import type { FieldConflict } from '../saving/merge-fields.ts';
import type { Conflict } from '../saving/save-machine.ts';
import { ChoiceField } from './choice-field.tsx';

/** Two people changed the same place. Everything else is merged already. */
export function MergeDialog() {
  const t = useMessages('studio-editor');
  const { problem } = useSaveState();
  const conflict = problem?.kind === 'conflict' ? problem.conflict : undefined;
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => {}}
      isBusy
      startsInField
      title={t('conflictTitle')}
    >
      {conflict ? <MergeForm key={conflict.version} conflict={conflict} /> : null}
    </Dialog>
  );
}

interface Question {
  key: string;
  field: FieldConflict;
  mine: string;
  theirs: string;
  /** Blocks of a text can both be kept. */
  allowsBoth: boolean;
}

function MergeForm({ conflict }: { conflict: Conflict }) {
  const t = useMessages('studio-editor');
  const { saver, collection, entry } = useEditor();
  const { label, text } = useDescribeField(useNames(collection, entry));
  const inWords = (name: string, value: unknown) => {
    const field = collection.fields.find((candidate) => candidate.name === name);
    return (field && text(field, value)) || t('none');
  };
  const questions = conflict.conflicts.flatMap((field) => questionsOf(field, inWords));
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const isComplete = questions.every(({ key }) => choices[key] !== undefined);
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) saver.resolve(applyChoices(conflict, choices));
      }}
    >
      <p className="text-muted">
        {t('conflictText', { editor: conflict.editor ?? t('somebody') })}
      </p>
      {questions.map(({ key, field, mine, theirs, allowsBoth }) => (
        <ChoiceField
          key={key}
          name={key}
          label={label(field.name)}
          mine={mine}
          theirs={theirs}
          allowsBoth={allowsBoth}
          value={choices[key]}
          onChange={(choice) => setChoices((all) => ({ ...all, [key]: choice }))}
        />
      ))}
      <Button type="submit" className="mt-6" disabled={!isComplete}>
        {t('mergeAndSave')}
      </Button>
    </form>
  );
}

function questionsOf(
  field: FieldConflict,
  inWords: (name: string, value: unknown) => string,
): Question[] {
  if (!field.parts) {
    const mine = inWords(field.name, field.mine);
    const theirs = inWords(field.name, field.theirs);
    return [{ key: field.name, field, mine, theirs, allowsBoth: false }];
  }
  return field.parts.flatMap((part, index): Question[] => {
    if ('blocks' in part) return [];
    const text = (side: 'mine' | 'theirs') =>
      part.conflict[side].map(({ text: block }) => block).join('\n\n');
    return [
      {
        key: `${field.name} ${index}`,
        field,
        mine: text('mine'),
        theirs: text('theirs'),
        allowsBoth: true,
      },
    ];
  });
}

function applyChoices(conflict: Conflict, choices: Record<string, Choice>) {
  const chosen = conflict.conflicts.map(({ name, mine, theirs, parts }): [string, unknown] => {
    if (!parts) return [name, choices[name] === 'theirs' ? theirs : mine];
    const inOrder = parts.flatMap((part: MergedPart, index) =>
      'blocks' in part ? [] : [choices[`${name} ${index}`] ?? 'both'],
    );
    return [name, resolveConflicts(parts, inOrder)];
  });
  return { ...conflict.merged, ...Object.fromEntries(chosen) };
}
