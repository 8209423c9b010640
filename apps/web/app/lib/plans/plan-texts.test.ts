import { builtInDescription, planDetails } from '@rostra/contract';
import { expect, it } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';

it('describes the plans in English as the API does', () => {
  const t = testMessages().of('plans');
  for (const { id, name, description } of planDetails) {
    expect([t(`name.${id}`), t(`description.${id}`)]).toEqual([name, description]);
  }
  for (const { id } of planDetails) {
    const description = builtInDescription(id, { memberContent: false });
    expect(t(`descriptionWithoutContent.${id}`)).toBe(description);
  }
});
