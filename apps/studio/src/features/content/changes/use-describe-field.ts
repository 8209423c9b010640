import { policyAreas } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

const names = [
  'title',
  'slug',
  'body',
  'excerpt',
  'summary',
  'author',
  'category',
  'categories',
  'tags',
  'featuredImage',
  'requiredPlan',
  'area',
  'order',
  'keyPoints',
  'attachments',
] as const;
const plans = ['account', 'any', 'basic', 'premium', 'annual'] as const;

/** Names and values of fields in words. `nameOf` is for relations that are only known by id. */
export function useDescribeField(nameOf: (id: string) => string = (id) => id) {
  const t = useMessages('studio-editor');
  const relation = (value: unknown): string => {
    if (typeof value === 'string') return nameOf(value);
    if (typeof value !== 'object' || value === null || !('name' in value)) return '';
    return String(value.name);
  };
  return {
    label(field: string): string {
      if (field === 'seo') return t('section.search');
      const known = names.find((name) => name === field);
      return known ? t(`field.${known}`) : t('field.other');
    },
    text(field: string, value: unknown): string {
      if (value === null || value === undefined) return '';
      if (field === 'requiredPlan') {
        const plan = plans.find((name) => name === value);
        return plan ? t(`plan.${plan}`) : '';
      }
      if (field === 'area') {
        const area = policyAreas.find((name) => name === value);
        return area ? t(`area.${area}`) : '';
      }
      if (field === 'keyPoints') return (value as string[]).join('\n');
      if (field === 'seo') return seoText(value);
      if (['author', 'category', 'featuredImage'].includes(field)) return relation(value);
      if (Array.isArray(value)) return value.map(relation).join(', ');
      return String(value);
    },
  };
}

const seoText = (value: unknown): string => {
  const { metaTitle, metaDescription } = value as Record<string, string | null | undefined>;
  return [metaTitle, metaDescription].filter(Boolean).join('\n');
};
