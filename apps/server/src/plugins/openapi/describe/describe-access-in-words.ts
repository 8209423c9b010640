import { capabilities } from '@rostra/contract';
import type { DescribedRoute } from './described-route.ts';

/** The description of a call in Markdown: what it says itself, and who may make it. */
export function describeAccessInWords(schema: DescribedRoute['schema']): string {
  const { description, 'x-access': access = 'public', 'x-token-accesses': tokens = [] } = schema;
  const names = tokens.map((token) => `\`${token}\``).join(' or ');
  const sentences = [
    access === 'public' ? 'Everybody may make this call.' : undefined,
    access === 'member' ? 'For logged-in members.' : undefined,
    access !== 'public' && access !== 'member'
      ? `For staff with the capability \`${access}\` (${capabilities[access]}).`
      : undefined,
    names && access !== 'public' ? `Also for API tokens with the access ${names}.` : undefined,
    schema['x-needs-proof']
      ? 'Needs a proof of identity from the last ten minutes (`POST /api/auth/prove`).'
      : undefined,
    schema['x-needs-confirmed-address'] ? 'Needs a confirmed email address.' : undefined,
  ];
  return [description, sentences.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}
