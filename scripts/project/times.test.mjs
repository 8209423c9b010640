import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

/** Files that may write times themselves, each with the reason. All others use `createSiteDates` or `useFormat`. */
const EXCEPTIONS = {
  'apps/server/src/languages/describe-zone.ts': 'looks up the clocks of the organisation',
  'apps/server/src/languages/zone-days.ts': 'looks up the clocks of the organisation',
  'apps/studio/src/lib/formats/zone-time.ts':
    'fields for times show the clocks of the organisation',
  'apps/studio/src/features/site/setup/site-step.tsx': 'suggests the zone of the owner',
  'apps/web/app/lib/format/format-moment.ts': 'what only the reader sees is in their own zone',
  'packages/contract/src/features/site/settings.ts': 'checks whether there is such a zone',
  'packages/messages/src/messages.ts': 'callers name the zone',
};

const DATE_FORMAT =
  /\bIntl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(|\.getUTC(Hours|Minutes)\(/;

const productFiles = globSync(
  ['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/{messages,contract,ui,browser}/src/**/*.{ts,tsx}'],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

it('writes times in one place, so that pages, mails and the studio say the same', () => {
  const found = productFiles.filter((file) =>
    DATE_FORMAT.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

it('has no times in texts, which would be in UTC', () => {
  const texts = globSync('packages/messages/english/**/*.ts', { cwd: root });
  const found = texts.filter((file) =>
    /\{\w+,\s*(date|time)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
