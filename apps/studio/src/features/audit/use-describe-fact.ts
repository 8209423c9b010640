import { isMonth, type ListedAuditEntry, revenueKinds, staffRoleNames } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/formats/format.ts';
import { useLanguageName } from '../../lib/formats/language-name.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { nameInWords } from '../../lib/name-in-words.ts';
import { useDescribeField } from '../content/index.ts';
import { amountIn } from './recorded-facts.ts';

const labels = [
  'access',
  'account',
  'action',
  'amount',
  'at',
  'count',
  'currency',
  'deleted',
  'expiresAt',
  'fields',
  'format',
  'into',
  'isForGroups',
  'isLinkShown',
  'kind',
  'locale',
  'mime',
  'month',
  'name',
  'order',
  'owner',
  'ownerId',
  'publishedAt',
  'refund',
  'role',
  'sessions',
  'size',
  'slug',
  'status',
  'tagline',
  'target',
  'text',
  'title',
  'url',
  'version',
] as const;
const values = ['draft', 'published', 'publish', 'unpublish', 'member', 'all', 'one'] as const;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Names and values of recorded facts in words. */
export function useDescribeFact({ target, names }: ListedAuditEntry) {
  const t = useMessages('studio-audit');
  const staff = useMessages('staff');
  const moneyTexts = useMessages('studio-money');
  const field = useDescribeField();
  const format = useFormat();
  const languageName = useLanguageName();
  const money = useMoney();
  const nameOf = (kind: string, id: unknown) => names[`${kind}/${id}`] ?? t('gone');

  function text(fact: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return '–';
    if (fact === 'fields' && Array.isArray(value)) {
      return [...new Set(value.map((name) => field.label(camelCase(String(name)))))].join(', ');
    }
    if (fact === 'into') return nameOf(target?.kind ?? '', value);
    if (fact === 'order' && Array.isArray(value)) {
      return value.map((id) => nameOf(target?.kind ?? '', id)).join(', ');
    }
    if (fact === 'ownerId') return nameOf('users', value);
    if (fact === 'locale') return languageName(String(value));
    if (Array.isArray(value)) return value.map((item) => text(fact, item)).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value);
    if (fact === 'currency') return String(value).toUpperCase();
    if (fact === 'month' && isMonth(String(value))) return format.calendarMonth(String(value));
    const revenueKind = revenueKinds.find((name) => name === value);
    if (fact === 'kind' && revenueKind) return moneyTexts(`revenue.kind.${revenueKind}`);
    const role = staffRoleNames.find((name) => name === value);
    if (fact === 'role' && role) return staff(`role.${role}`);
    const known = values.find((name) => name === value);
    if (known) return t(`value.${known}`);
    return typeof value === 'string' && TIME.test(value) ? format.moment(value) : String(value);
  }

  return {
    label(fact: string): string {
      const known = labels.find((name) => name === fact);
      return known ? t(`fact.${known}`) : nameInWords(fact);
    },
    /** The value of a fact before or after the change. */
    recorded(facts: ListedAuditEntry['after'], fact: string): string {
      const amount = fact === 'amount' ? amountIn(facts) : undefined;
      return amount ? money(amount.minor, amount.currency) : text(fact, facts?.[fact]);
    },
  };
}

/** `featured_image_id` is the field `featuredImage`; `seo_meta_title` belongs to `seo`. */
const camelCase = (column: string) =>
  column.startsWith('seo_')
    ? 'seo'
    : column.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
