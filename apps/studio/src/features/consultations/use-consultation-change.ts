import { type ChangeOptions, useChange } from '../../session/use-change.ts';
import { consultationKey, consultationsKey, type Managed } from './consultations-query.ts';

type ConsultationChange<Input> = Omit<ChangeOptions<Input, { data: Managed }>, 'keep' | 'affects'>;

/** The head, the numbers and what is in both at once; everything else with the next load. */
function withChange(before: Managed, { consultation, text }: Managed): Managed {
  const changed = new Map(text.contributions.map((each) => [each.id, each]));
  const contributions = before.text.contributions.map((each) => changed.get(each.id) ?? each);
  return { consultation, text: { ...before.text, matches: text.matches, contributions } };
}

/** Every change answers with the consultation and the page with the contribution that it changed. */
export const useConsultationChange = <Input = void>(options: ConsultationChange<Input>) =>
  useChange({
    ...options,
    keep: (queries, { data }) =>
      queries.setQueriesData<Managed>(
        { queryKey: consultationKey(data.consultation.id) },
        (before) => before && withChange(before, data),
      ),
    affects: consultationsKey,
  });
