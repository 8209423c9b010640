import type { Mail } from '../../../adapters/mailer/mailer.ts';
import type { MailSamples } from '../../../feature.ts';
import { localSite, type Site } from '../../../languages/site.ts';

export interface SampleContext {
  site: Site;
  now: () => Date;
  /** Of every feature. */
  samples: () => readonly MailSamples[];
}

/** An address that nobody can have. */
const TO = 'ada@example.org';
const CODE = 'example';

export interface RenderedSample {
  readonly kind: string;
  readonly wording: string;
  /** Several if its text depends on the case. */
  readonly mails: readonly Mail[];
}

/** Every kind of mail in a language, with the organisation's own wording, name, colours and logo. */
export function renderSamples(
  { site, now, samples }: SampleContext,
  language?: string,
): RenderedSample[] {
  const local = localSite(site, { language: language ?? null });
  const made = { to: TO, at: now(), code: CODE };
  return samples().flatMap(({ wording, render }) => {
    const kinds = Map.groupBy(render(local, made), ({ kind }) => kind);
    return [...kinds].map(([kind, mails]) => ({ kind, wording, mails }));
  });
}
