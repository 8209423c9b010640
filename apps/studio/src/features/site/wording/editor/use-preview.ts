import { previewWording } from '@rostra/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { idOf, type MessageId } from '../wording-query.ts';
import { fieldErrorsIn } from './field-errors-in.ts';

const DELAY_MS = 250;

/** How readers would see the text, or why it cannot be used. Only the server can parse messages. */
export function usePreview({ language, feature, key }: MessageId, text: string) {
  const api = useApi();
  const settled = useDebounced(text, DELAY_MS);
  const params = { language, feature, key };
  const { data, error, isFetching } = useQuery({
    queryKey: ['wording-preview', idOf(params), settled],
    queryFn: ({ signal }) => api(previewWording, { params, body: { text: settled } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return {
    examples: error ? [] : (data?.data.examples ?? []),
    errors: settled === text ? fieldErrorsIn(error) : [],
    isPending: isFetching || settled !== text,
  };
}
