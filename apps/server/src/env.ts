import { StartError } from './errors.ts';
import { checkTogether } from './settings/check-together.ts';
import type { ContentMap } from './settings/content-map.ts';
import { deriveValues, type EnvValues, envSchema } from './settings/settings.ts';

/** The environment, as settings/declarations/ explains it. */
export interface Env extends EnvValues {
  /** The variables that are set, so that staff cannot change them in the studio. */
  readonly given: ReadonlySet<string>;
}

const schema = envSchema.superRefine((env, context) =>
  checkTogether(env, (name, message) =>
    context.addIssue({ code: 'custom', path: [name], message }),
  ),
);

/** Throws with one line for each invalid setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${String(issue.path[0])}: ${issue.message}`,
    );
    throw new StartError(['Invalid environment variables', ...lines].join('\n'));
  }
  return { ...deriveValues(result.data), given: new Set(Object.keys(given)) };
}

/** The Strapi whose content is copied here. */
export const strapiOf = ({
  CONTENT_URL: url,
  CONTENT_TOKEN: token,
  CONTENT_LOCALE: locale,
  CONTENT_MAP: fields,
}: Pick<Env, 'CONTENT_URL' | 'CONTENT_TOKEN' | 'CONTENT_LOCALE' | 'CONTENT_MAP'>):
  | {
      url: string;
      token: string;
      locale: string | undefined;
      fields: ContentMap | undefined;
    }
  | undefined => (url && token ? { url, token, locale, fields } : undefined);
