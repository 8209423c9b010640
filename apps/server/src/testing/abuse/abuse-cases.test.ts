import { afterAll, beforeAll, describe, it } from 'vitest';
import { type AbuseSite, openAbuseSite } from './abuse-case.ts';
import { browserCases } from './browser-cases.ts';
import { escalationCases } from './escalation-cases.ts';
import { guessingCases } from './guessing-cases.ts';
import { inputCases } from './input-cases.ts';
import { ownershipCases } from './ownership-cases.ts';
import { replayCases } from './replay-cases.ts';
import { serverCases } from './server-cases.ts';
import { sessionCases } from './session-cases.ts';

/** The table of abuse cases: every row is an attack on the whole server, which must not work. */
const tables = [
  ownershipCases,
  escalationCases,
  replayCases,
  sessionCases,
  guessingCases,
  browserCases,
  inputCases,
  serverCases,
];

describe.each(tables)('$attack: nothing is gained by someone who', ({ cases }) => {
  let site: AbuseSite;
  beforeAll(async () => {
    site = await openAbuseSite();
  });
  afterAll(() => site.close());

  it.each(cases)('$title', ({ run }) => run(site));
});
