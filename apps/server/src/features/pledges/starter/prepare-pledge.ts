import { randomUUID } from 'node:crypto';
import type { PledgeWording } from '@rostra/contract';
import type { PledgeRow, UpdateRow, WordingRow } from '../../../db/tables/pledges.ts';
import type { StarterDays } from './starter-days.ts';
import type { StarterPledge } from './starter-pledge.ts';

interface Prepared {
  readonly row: PledgeRow;
  readonly wordings: readonly WordingRow[];
  readonly updates: readonly UpdateRow[];
}

interface Policy {
  readonly document_id: string;
  readonly title: string;
  readonly locale: string;
}

/** The rows of a pledge of the starter content. */
export function preparePledge(
  starter: StarterPledge,
  policy: Policy,
  { time, day }: StarterDays,
): Prepared {
  const id = randomUUID();
  const { recordedAt, formerWordings = [], updates = [] } = starter;
  return {
    row: {
      id,
      document_id: policy.document_id,
      locale: policy.locale,
      policy_title: policy.title,
      created_at: time(recordedAt),
    },
    wordings: [...formerWordings, starter].map((wording: PledgeWording, index) => {
      const replaced = formerWordings[index - 1];
      return {
        pledge_id: id,
        number: index + 1,
        text: wording.text,
        due_on: wording.dueOn && day(wording.dueOn),
        since_edition: wording.sinceEdition,
        until_edition: wording.untilEdition,
        reason: replaced?.reason ?? null,
        created_at: time(replaced?.replacedAt ?? recordedAt),
      };
    }),
    updates: updates.map(({ status, asOf, evidence, sources, corrects, ...update }, index) => ({
      pledge_id: id,
      number: index + 1,
      key: randomUUID(),
      status,
      as_of: day(asOf),
      evidence,
      sources: JSON.stringify(sources.map((source) => ({ ...source, date: day(source.date) }))),
      corrects: corrects ?? null,
      created_at: time(update.recordedAt),
    })),
  };
}
