import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { emit } from '../events/emit.ts';
import { applyFeatures } from './apply-features.ts';
import { emptyConfiguration } from './empty-configuration.ts';
import type { CreateInput, UpdateInput } from './params.ts';

type Configuration = Stripe.BillingPortal.Configuration;

/** The default configuration is created on first use, with the features a new account needs. */
export function defaultConfiguration(work: Work): Configuration {
  const found = work.all('portal_configuration').find(({ is_default }) => is_default);
  if (found !== undefined) return found;
  const blank = emptyConfiguration(newIdOf('portal_configuration'), now(work, null));
  const { features } = blank;
  const configuration: Configuration = {
    ...blank,
    features: {
      ...features,
      invoice_history: { enabled: true },
      payment_method_update: { ...features.payment_method_update, enabled: true },
      subscription_cancel: { ...features.subscription_cancel, enabled: true },
      subscription_update: {
        ...features.subscription_update,
        default_allowed_updates: ['price'],
        enabled: true,
        proration_behavior: 'always_invoice',
      },
    },
    is_default: true,
  };
  work.put('portal_configuration', configuration);
  return configuration;
}

export function createConfiguration(work: Work, input: CreateInput): Configuration {
  const blank = emptyConfiguration(newIdOf('portal_configuration'), now(work, null));
  const configuration = applyInput(work, blank, input);
  work.put('portal_configuration', configuration);
  emit(work, 'billing_portal.configuration.created', configuration);
  return configuration;
}

export function updateConfiguration(work: Work, id: string, input: UpdateInput): Configuration {
  const before = get(work, 'portal_configuration', id);
  if (before.is_default && input.active === false) {
    throw invalidRequest('The default configuration cannot be deactivated.', 'active');
  }
  const applied = applyInput(work, { ...before, active: input.active ?? before.active }, input);
  const after: Configuration = { ...applied, updated: now(work, null) };
  work.put('portal_configuration', after);
  emit(work, 'billing_portal.configuration.updated', after, before);
  return after;
}

function applyInput(work: Work, before: Configuration, input: UpdateInput): Configuration {
  const { business_profile, features, login_page, metadata, active: _, ...plain } = input;
  const isEnabled = login_page?.enabled ?? before.login_page.enabled;
  return {
    ...before,
    ...plain,
    business_profile: { ...before.business_profile, ...business_profile },
    features: applyFeatures(work, before.features, features ?? {}),
    login_page: {
      enabled: isEnabled,
      url: isEnabled ? `${work.config.publicUrl}/portal/login/${before.id}` : null,
    },
    metadata: mergeMetadata(before.metadata ?? {}, metadata),
  };
}
