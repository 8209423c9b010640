import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { PolicyLink } from '../../lib/documents/policy-link.tsx';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { VoteChanges } from './vote-changes.tsx';
import { VoteDates } from './vote-dates.tsx';
import { VoteRules } from './vote-rules.tsx';

/** The question, when it is open, who can vote and by which rules. */
export function VoteHeader({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const language = useTextLanguage(vote.locale);
  const { question, introduction, policyPath, annulment, isRehearsal } = vote;
  return (
    <header>
      <h1 className="max-w-measure text-4xl" {...language}>
        {question}
      </h1>
      <div className="mt-4">
        <VoteDates vote={vote} />
      </div>
      {introduction ? (
        <p {...language} className="mt-5 max-w-measure text-lg">
          {introduction}
        </p>
      ) : null}
      {isRehearsal ? (
        <Notice className="mt-6 max-w-measure" tone="warning">
          {t('rehearsalText')}
        </Notice>
      ) : null}
      {annulment ? (
        <Notice className="mt-6 max-w-measure" title={t('annulledTitle')}>
          <p {...language}>{annulment.reason}</p>
        </Notice>
      ) : null}
      <VoteRules vote={vote} />
      <VoteChanges vote={vote} />
      <PolicyLink href={policyPath}>{t('policy')}</PolicyLink>
    </header>
  );
}
