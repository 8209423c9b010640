import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChoices } from '../choice-names.ts';

interface ChoiceFormProps {
  vote: Vote;
  /** What the member chose before. */
  chosen: string | undefined;
  isBusy: boolean;
  onVote: (choice: string) => void;
  children?: ReactNode;
}

/** The ballot: one choice and one button. */
export function ChoiceForm({ vote, chosen, isBusy, onVote, children }: ChoiceFormProps) {
  const t = useMessages('votes');
  const choices = useChoices(vote);
  const errorId = useId();
  const [choice, setChoice] = useState(chosen);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(choice === undefined);
    if (choice !== undefined && !isBusy) onVote(choice);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-8 border-ink border-t pt-6">
      <fieldset aria-describedby={isMissing ? errorId : undefined}>
        <legend className="font-semibold text-xl">{t('yourVote')}</legend>
        <div className="mt-4 grid gap-1">
          {choices.map((each) => (
            <label key={each.choice} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="choice"
                value={each.choice}
                checked={choice === each.choice}
                onChange={() => setChoice(each.choice)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 break-words">{each.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMissing && choice === undefined ? (
        <Notice className="mt-4" tone="danger" isLive>
          <p id={errorId}>{t('chooseFirst')}</p>
        </Notice>
      ) : null}
      {children}
      <Button type="submit" className="mt-4" isBusy={isBusy}>
        {t(chosen === undefined ? 'cast' : 'change')}
      </Button>
    </form>
  );
}
