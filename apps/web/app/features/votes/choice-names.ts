import type { Vote } from '@rostra/contract';
import { ABSTAIN, AGAINST, choicesOf } from '@rostra/contract/ballots';
import { useMessages } from '@rostra/messages/react';

/** The choices of a vote in the order of the ballot, with their names. */
export function useChoices({ options }: Pick<Vote, 'options'>): { choice: string; name: string }[] {
  const t = useMessages('votes');
  const isOne = options.length === 1;
  const nameOf = (choice: string): string => {
    if (choice === ABSTAIN) return t('choice.abstain');
    if (choice === AGAINST) return t(isOne ? 'choice.against' : 'choice.none');
    if (isOne) return t('choice.for');
    const title = options.find(({ number }) => number === choice)?.title ?? '';
    return `${t('textNumber', { number: choice })}: ${title}`;
  };
  return choicesOf(options.map(({ number }) => number)).map((choice) => ({
    choice,
    name: nameOf(choice),
  }));
}
