import { resolveReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { createSiteLanguages } from '../../../languages/site-languages.ts';

/** Why one document could not be imported. Undefined for errors that concern the whole import. */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof AppError && error.cause === undefined) {
    return resolveReference(error.message, createSiteLanguages('en').messagesOf('en'));
  }
  return error instanceof UnfitDocument ? error.message : undefined;
}

/** A document that cannot be imported as it is. The others can. */
export class UnfitDocument extends Error {}
