import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { planIntervals, plans } from './plans.ts';

/** Currencies that Stripe charges everywhere, with two decimals or none. */
export const planCurrencies = [
  'usd',
  'eur',
  'gbp',
  'chf',
  'sek',
  'nok',
  'dkk',
  'pln',
  'czk',
  'cad',
  'aud',
  'nzd',
  'jpy',
  'mxn',
  'brl',
  'inr',
  'zar',
  'sgd',
] as const;

export type PlanCurrency = (typeof planCurrencies)[number];

const MAX_NAME = 60;
const MAX_DESCRIPTION = 300;
const MAX_FEATURE = 120;
const MAX_FEATURES = 12;
/** Stripe refuses smaller payments. */
const MIN_PRICE = 50;
const MAX_PRICE = 99_999_999;

const invalid = messageReference('rules', 'invalidValue');
const invalidPrice = messageReference('plans-server', 'invalidPrice');

const line = (max: number, missing: string, tooLong: string) =>
  z.string(missing).trim().min(1, missing).max(max, tooLong);

/** Null keeps the built-in text, which exists in every language. */
const textFields = {
  name: line(
    MAX_NAME,
    messageReference('plans-server', 'nameRequired'),
    messageReference('plans-server', 'nameTooLong', { max: MAX_NAME }),
  ),
  description: line(
    MAX_DESCRIPTION,
    messageReference('plans-server', 'descriptionRequired'),
    messageReference('plans-server', 'nameTooLong', { max: MAX_DESCRIPTION }),
  ),
  features: z
    .array(
      line(
        MAX_FEATURE,
        invalid,
        messageReference('plans-server', 'featureTooLong', { max: MAX_FEATURE }),
      ),
      invalid,
    )
    .max(MAX_FEATURES, messageReference('plans-server', 'tooManyFeatures', { max: MAX_FEATURES })),
};

const termFields = {
  level: z.enum(plans, invalid),
  /** In the minor unit of the currency. */
  priceMinor: z
    .number(invalidPrice)
    .int(invalidPrice)
    .min(MIN_PRICE, invalidPrice)
    .max(MAX_PRICE, invalidPrice),
  currency: z.enum(planCurrencies, invalid),
  interval: z.enum(planIntervals, invalid),
  /** Members can pay for several people. Left as it is if it is missing. */
  isForGroups: z.boolean(invalid).optional(),
};

export const newPlanSchema = z.object({
  ...textFields,
  ...termFields,
  /** Chosen by the caller: a repeated call with the same key creates no second plan. */
  key: z.uuid(invalid),
});

export const editedPlanSchema = z.object({
  name: textFields.name.nullable(),
  description: textFields.description.nullable(),
  features: textFields.features.nullable(),
  ...termFields,
  /** Of the plan that was edited. */
  version: z.number(invalid).int(invalid).min(0, invalid),
});

/** A plan as staff see it. Texts are null while they are the built-in ones. */
export const managedPlanSchema = z.object({
  id: z.string(),
  level: z.enum(plans),
  name: z.string().nullable(),
  description: z.string().nullable(),
  features: z.array(z.string()).nullable(),
  priceMinor: z.number().int(),
  currency: z.string(),
  interval: z.enum(planIntervals),
  savingPercent: z.number().int().optional(),
  isBuiltIn: z.boolean(),
  isRetired: z.boolean(),
  isForGroups: z.boolean(),
  /** The variable that sets its price; null if staff can change it. */
  priceFixedBy: z.string().nullable(),
  version: z.number().int(),
  /** Members whose subscription has not ended. */
  memberCount: z.number().int(),
  /** Those of them who pay an earlier price. */
  oldPriceCount: z.number().int(),
});

export type NewPlan = z.output<typeof newPlanSchema>;
export type EditedPlan = z.output<typeof editedPlanSchema>;
export type ManagedPlan = z.infer<typeof managedPlanSchema>;
