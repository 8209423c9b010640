import type { CallOutput, readVote, Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useChoices } from '../choice-names.ts';

type Names = NonNullable<CallOutput<typeof readVote>['data']['names']>;

/** Who chose what in a vote with open ballots. */
export function VoteNames({ vote, names }: { vote: Vote; names: Names }) {
  const t = useMessages('votes');
  const choices = useChoices(vote);
  return (
    <section aria-labelledby="names" className="mt-10">
      <h2 id="names" className="text-2xl">
        {t('names')}
      </h2>
      {choices.map(({ choice, name }) => {
        const chosen = names.filter((each) => each.choice === choice);
        if (chosen.length === 0) return null;
        return (
          <details key={choice} open className="mt-4">
            <summary className="cursor-pointer py-1 font-semibold">
              {name} ({chosen.length})
            </summary>
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {chosen.map((each) => (
                <li key={each.nameHash} className="min-w-0 break-words">
                  {each.name ?? t('former')}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer py-1">{t('nameHashes')}</summary>
        <p className="mt-2">{t('nameHashesText')}</p>
        <ul className="mt-2 grid gap-1">
          {names.map((each) => (
            <li key={each.nameHash} className="break-words">
              {each.name ?? t('former')}{' '}
              <code className="text-muted">
                {each.salt ? `${each.salt} ` : ''}
                {each.nameHash}
              </code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
