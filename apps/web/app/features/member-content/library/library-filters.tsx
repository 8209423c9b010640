import {
  librarySorts,
  type PlanFilter,
  planFilters,
  type ReadState,
  readStates,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { type SubmitEvent, startTransition, useId, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { textLanguage } from '../../../lib/languages/text-language.ts';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useRequiredPlan } from '../use-required-plan.ts';
import { addressWith, type LibraryAddress } from './library-query.ts';

interface LibraryFiltersProps {
  address: LibraryAddress;
  categories: readonly { name: string; slug: string; locale?: string | undefined }[];
}

/** All filters are in the URL, so that a list can be bookmarked and shared. */
export function LibraryFilters({ address, categories }: LibraryFiltersProps) {
  const t = useMessages('member-content');
  const { label } = useRequiredPlan();
  const language = useLanguage();
  const navigate = useNavigate();
  const searchId = useId();
  // Until the router has it, React would set a select back, and a second choice would undo the first.
  const [shown, show] = useOptimistic(address);
  const go = (change: Partial<LibraryAddress>) =>
    startTransition(async () => {
      show({ ...shown, ...change });
      await navigate(addressWith(shown, change), {
        preventScrollReset: true,
        state: { keepsFocus: true },
      });
    });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <div
      data-print="hidden"
      className="grid gap-x-4 gap-y-5 border-ink border-t pt-5 lg:grid-cols-4"
    >
      <search className="lg:col-span-4">
        <form onSubmit={search} className="flex gap-2">
          <label htmlFor={searchId} className="sr-only">
            {t('searchLabel')}
          </label>
          <input
            // Remounts on navigation, so that going back restores the previous search.
            key={address.q}
            id={searchId}
            type="search"
            name="q"
            defaultValue={address.q}
            maxLength={200}
            placeholder={t('searchPlaceholder')}
            className="min-h-12 min-w-0 grow rounded border border-line-strong bg-raised px-3 text-base placeholder:text-muted"
          />
          <Button type="submit" variant="secondary">
            {t('search')}
          </Button>
        </form>
      </search>
      <div className="-mb-6 grid grid-cols-2 gap-x-4 lg:col-span-4 lg:grid-cols-4">
        <SelectField
          label={t('category')}
          value={shown.category ?? ''}
          onChange={({ target }) => go({ category: target.value || undefined })}
        >
          <option value="">{t('allCategories')}</option>
          {categories.map(({ name, slug, locale }) => (
            <option key={slug} value={slug} {...textLanguage(locale, language)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('reading')}
          value={shown.state ?? ''}
          onChange={({ target }) => go({ state: (target.value || undefined) as ReadState })}
        >
          <option value="">{t('allStates')}</option>
          {readStates.map((value) => (
            <option key={value} value={value}>
              {t(`state.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('plan')}
          value={shown.plan ?? ''}
          onChange={({ target }) => go({ plan: (target.value || undefined) as PlanFilter })}
        >
          <option value="">{t('allPlans')}</option>
          {planFilters.map((value) => (
            <option key={value} value={value}>
              {value === 'open' || value === 'locked' ? t(`plan.${value}`) : label(value)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('order')}
          value={shown.sort}
          onChange={({ target }) => go({ sort: target.value as LibraryAddress['sort'] })}
        >
          {librarySorts.map((value) => (
            <option key={value} value={value}>
              {t(`sort.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
