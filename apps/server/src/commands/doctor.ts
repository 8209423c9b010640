import packageJson from '../../package.json' with { type: 'json' };
import { readEnvOrExit } from '../start/read-env-or-exit.ts';
import { formatFinding } from './doctor/format-finding.ts';
import { runDoctor } from './doctor/run-doctor.ts';

const HELP = `npm run doctor

Checks settings, disk, permissions, database, media, backups, mail, payments, webhook, the site's URL
and the clock.
Prints one line for each, with advice if something is wrong. Changes nothing. Exits with 1 if a check fails.
`;

if (process.argv.includes('--help')) {
  process.stdout.write(HELP);
} else {
  const options = { now: () => new Date(), version: packageJson.version };
  for await (const [name, finding] of runDoctor(readEnvOrExit(), options)) {
    process.stdout.write(formatFinding(name, finding));
    if (finding.status === 'failed') process.exitCode = 1;
  }
}
