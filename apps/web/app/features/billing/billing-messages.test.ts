import { planDetails, planFeatures } from '@rostra/contract';
import { expect, it } from 'vitest';
import { testMessages } from '../../lib/messages/testing/test-messages.ts';
import { compareFeatures } from './plans/compare-features.ts';

const t = testMessages().of('billing');

it('names the features of the plans in English as the API does', () => {
  for (const { name } of compareFeatures(planDetails)) {
    expect(t(`feature.${name}`)).toBe(planFeatures[name]);
  }
});
