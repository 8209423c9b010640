import type {
  CallOutput,
  ContributionPlaces,
  OwnContribution,
  readConsultationDraft,
} from '@rostra/contract';

export type ConsultationResponse = CallOutput<typeof readConsultationDraft>;

/** A page of a consultation after a contribution was added, changed or withdrawn, with the numbers that it shows. */
export function withContribution(
  before: ConsultationResponse,
  changed: OwnContribution,
): ConsultationResponse {
  const { text, consultation, mustAgree } = before.data;
  if (!text) return before;
  const known = text.contributions.find(({ id }) => id === changed.id);
  const others = text.contributions.filter(({ id }) => id !== changed.id);
  const isWithdrawn = changed.state === 'withdrawn';
  const added = isWithdrawn ? (known ? -1 : 0) : known ? 0 : 1;
  const isFirst = added > 0 && mustAgree;
  const supports = known ? changed.supports - known.supports : 0;
  const { counts } = consultation;
  return {
    data: {
      ...before.data,
      consultation: {
        ...consultation,
        counts: {
          ...counts,
          contributions: counts.contributions + added,
          contributors: counts.contributors + (isFirst ? 1 : 0),
          supports: counts.supports + supports,
        },
      },
      mustAgree: mustAgree && !changed.isOwn,
      text: {
        ...text,
        places: countPlace(text.places, { blockId: placeOf(changed), added, page: text.page }),
        contributions: isWithdrawn
          ? others
          : known
            ? text.contributions.map((each) => (each.id === changed.id ? changed : each))
            : [...others, changed],
      },
    },
  };
}

const placeOf = ({ blockId, place }: OwnContribution) => (place === 'gone' ? null : blockId);

/** A contribution that was just added is shown on this page. */
function countPlace(
  places: ContributionPlaces,
  { blockId, added, page }: { blockId: string | null; added: number; page: number },
): ContributionPlaces {
  if (added === 0) return places;
  if (!places.some((place) => place.blockId === blockId)) {
    if (added < 0) return places;
    return [...places, { blockId, count: added, page, lastPage: page }];
  }
  return places
    .map((place) => (place.blockId === blockId ? { ...place, count: place.count + added } : place))
    .filter((place) => place.blockId !== blockId || place.count > 0 || added > 0);
}
