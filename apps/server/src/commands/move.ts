import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { openStorage } from '../adapters/storage/index.ts';
import { contentTypes } from '../app/content-types.ts';
import type { Env } from '../env.ts';
import { StartError } from '../errors.ts';
import { readChangedEnv, readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { moveSite, type SitePlace } from './move/move-site.ts';
import { terminalActor } from './terminal-actor.ts';

const HELP = `npm run move -- --settings FILE [--confirm]

Copies the site to another database, storage or data folder: from SQLite to PostgreSQL or back, from the folder
to an S3 bucket or back. Stop the site first. The source is not changed.

  --settings FILE   a file like .env with the settings that will be different, such as DATABASE_URL or the S3
                    settings; an empty value removes one (DATABASE_URL= means SQLite in DATA_DIR)
  --confirm         replace a database that has data

Every file and row is verified. An interrupted move can be repeated: files that were copied are skipped.
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      settings: { type: 'string' },
      confirm: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return report(HELP.trimEnd());
  if (!values.settings) throw new StartError('Name a file: npm run move -- --settings FILE');
  const source = placeOf(readProcessEnv());
  const changes = parseEnv(readFileSync(resolve(values.settings), 'utf8'));
  const target = placeOf(readChangedEnv(changes));
  const { media, isDatabaseMoved, previous } = await moveSite(source, target, {
    collections: contentTypes,
    isConfirmed: values.confirm,
    now: new Date(),
    actor: terminalActor(),
    report,
  });
  if (media) report(`media: ${media.copied} files copied, ${media.unchanged} were there already`);
  if (media && media.missing.length > 0) report(`Not found: ${media.missing.join(', ')}`);
  if (previous) report(`What was there before is in ${previous}.`);
  report(
    `${isDatabaseMoved ? 'The database was copied and verified. ' : ''}Start the site with the new settings.`,
  );
}

function placeOf(env: Env): SitePlace {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, S3_ENDPOINT, S3_BUCKET } = env;
  const storagePlace = S3_BUCKET ? `${S3_ENDPOINT}/${S3_BUCKET}` : join(dataDir, 'media');
  return { dataDir, databaseUrl, storage: openStorage(env), storagePlace };
}

run().catch(exitWithExplanation);
