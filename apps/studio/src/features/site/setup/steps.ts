import { studioPath } from '@rostra/contract/pages';

/** The first steps of a new owner, in their order. Each has an address of its own. */
export const setupSteps = ['account', 'site', 'look', 'content', 'mail'] as const;

export type SetupStep = (typeof setupSteps)[number];

export const isSetupStep = (step: string | undefined): step is SetupStep =>
  setupSteps.some((known) => known === step);

export const setupPath = (step: SetupStep): string => `${studioPath}/setup/${step}`;

export const stepAfter = (step: SetupStep): SetupStep | undefined =>
  setupSteps[setupSteps.indexOf(step) + 1];

export const stepBefore = (step: SetupStep): SetupStep | undefined =>
  setupSteps[setupSteps.indexOf(step) - 1];
