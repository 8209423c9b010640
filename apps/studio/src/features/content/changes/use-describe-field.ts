import type { StudioField } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { nameInWords } from '../../../lib/name-in-words.ts';
import { useAreaName } from '../../../lib/policy-areas.ts';

/** Names and values of fields in words. `nameOf` is for relations that are only known by id. */
export function useDescribeField(nameOf: (id: string) => string = (id) => id) {
  const t = useMessages('studio-editor');
  const format = useFormat();
  const areaName = useAreaName();
  const relation = (value: unknown): string => {
    if (typeof value === 'string') return nameOf(value);
    if (typeof value !== 'object' || value === null || !('name' in value)) return '';
    return String(value.name);
  };
  return {
    /** Made of the name of the field if there is no message for it. */
    label(name: string): string {
      if (name === 'seo') return t('section.search');
      return t.optional(`field.${name}`) ?? nameInWords(name);
    },
    text({ name, editor }: StudioField, value: unknown): string {
      if (value === null || value === undefined || value === '') return '';
      switch (editor) {
        case 'requiredPlan':
          return t.optional(`plan.${value}`) ?? nameInWords(String(value));
        case 'policyArea':
          return areaName(String(value));
        case 'choice':
          return t.optional(`value.${name}.${value}`) ?? nameInWords(String(value));
        case 'lines':
        case 'keyPoints':
          return (value as string[]).join('\n');
        case 'seo':
          return seoText(value);
        case 'time':
          return format.moment(String(value));
        case 'relation':
        case 'picture':
          return relation(value);
        case 'relations':
        case 'files':
        case 'downloads':
          return (value as unknown[]).map(relation).join(', ');
        default:
          return String(value);
      }
    },
  };
}

const seoText = (value: unknown): string => {
  const { metaTitle, metaDescription } = value as Record<string, string | null | undefined>;
  return [metaTitle, metaDescription].filter(Boolean).join('\n');
};
