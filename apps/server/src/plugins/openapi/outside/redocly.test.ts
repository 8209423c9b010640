import { createConfig, lintFromString } from '@redocly/openapi-core';
import { apiParts } from '@rostra/contract';
import { expect, it } from 'vitest';
import { useDescribedSite } from '../../../testing/openapi/use-described-site.ts';

const described = useDescribedSite();

// `/api/votes/by-slug/{slug}` and `/api/votes/{id}/ballots`: the server prefers the fixed part.
const RULES = { 'no-ambiguous-paths': 'off' } as const;

const lint = async (document: unknown) => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
};

it.each(apiParts)('has no complaints about the %s API, examples included', async (part) => {
  expect(await lint(described().documents[part])).toEqual([]);
});

it('complains about a reference to a schema that does not exist', async () => {
  const { paths, components, ...rest } = described().documents.content;
  const document = {
    ...rest,
    paths: { '/api/site': paths['/api/site'] },
    components: { ...components, schemas: {} },
  };
  const rules = (await lint(document)).map(([rule]) => rule);
  expect(rules).toContain('no-unresolved-refs');
});
