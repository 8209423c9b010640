// cspell:ignore GMTOFF DSTOFF LEID EUID leid Kontakt Sprache
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/imports/import-app.ts';
import type { ColumnReport } from './column-report.ts';
import { readSubscribers } from './read-subscribers.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function read(content: string) {
  const path = join(folder.path, 'list.csv');
  writeFileSync(path, content);
  let columns: ColumnReport = { read: [], ignored: [] };
  const rows = [];
  const options = { languages: ['en', 'de'], now: new Date('2026-11-19T12:00:00Z') };
  for await (const row of readSubscribers(path, {
    ...options,
    onColumns: (found) => {
      columns = found;
    },
  })) {
    rows.push(row);
  }
  return { rows, columns };
}

const statesOf = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ email, state }) => [email, state]);

/** As the programs write them. */
const MAILCHIMP =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS';

describe('lists of subscribers', () => {
  it('reads those who are subscribed at Mailchimp', async () => {
    const found = await read(`"Email Address","First Name","Last Name",${MAILCHIMP}
ann@list.example,Ann,Lee,2,"2019-03-04 09:00:00",192.0.2.1,"2019-03-04 10:11:12",192.0.2.1,,,,,,,,"2020-01-01 00:00:00",1,a1,,"""VIP"""
`);
    expect(found.rows).toEqual([
      {
        ...{ row: 2, email: 'ann@list.example', language: null, state: 'subscribed' },
        consentedAt: '2019-03-04T10:11:12.000Z',
      },
    ]);
    expect(found.columns.read).toEqual([
      { name: 'email address', as: 'email' },
      { name: 'optin_time', as: 'consentedAt' },
      { name: 'confirm_time', as: 'consentedAt' },
    ]);
    expect(found.columns.ignored).toContain('first name');
    expect(found.columns.ignored).not.toContain('leid');
  });

  it('reads those who left Mailchimp, and whose mails came back', async () => {
    const unsubscribed = await read(`"Email Address","First Name","Last Name",${MAILCHIMP.replace(
      'LEID',
      'UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,LEID',
    )}
ann@list.example,Ann,Lee,2,"2019-03-04 09:00:00",,,,,,,,,,,"2020-01-01 00:00:00","2020-01-01 00:00:00",May,x1,NORMAL,,1,a1,,
`);
    expect(statesOf(unsubscribed)).toEqual([['ann@list.example', 'left']]);
    const cleaned = await read(`"Email Address",${MAILCHIMP.replace(
      'LEID',
      'CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID',
    )}
bob@list.example,2,"2019-03-04 09:00:00",,,,,,,,,,,"2020-01-01 00:00:00","2020-01-01 00:00:00",May,x1,1,a1,,
`);
    expect(statesOf(cleaned)).toEqual([['bob@list.example', 'bounced']]);
  });

  it('reads members of Ghost', async () => {
    const found =
      await read(`id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
6,Ann@List.example,Ann,,true,false,,2021-03-04T10:00:00.000Z,,,
7,bob@list.example,Bob,,false,false,,2021-03-04T10:00:00.000Z,,,
8,eve@list.example,Eve,,true,false,,2021-03-04T10:00:00.000Z,2022-01-01T00:00:00.000Z,,
`);
    expect(statesOf(found)).toEqual([
      ['ann@list.example', 'subscribed'],
      ['bob@list.example', 'left'],
      ['eve@list.example', 'left'],
    ]);
    expect(found.columns.ignored).toEqual([
      ...['name', 'note', 'complimentary_plan', 'stripe_customer_id', 'labels', 'tiers'],
    ]);
  });

  it('reads subscribers of Substack, paying or not', async () => {
    const found =
      await read(`email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
ann@list.example,true,2027-01-01T00:00:00.000Z,yearly,false,2024-01-15T10:00:00.000Z,2024-01-15T10:00:00.000Z
bob@list.example,false,,other,false,2024-01-15T10:00:00.000Z,
eve@list.example,false,,other,true,2024-01-15T10:00:00.000Z,
`);
    expect(statesOf(found)).toEqual([
      ['ann@list.example', 'subscribed'],
      ['bob@list.example', 'subscribed'],
      ['eve@list.example', 'left'],
    ]);
  });

  it('reads subscribers of listmonk', async () => {
    const found = await read(`uuid,email,name,attributes,status,created_at,updated_at
9c5c,ann@list.example,Ann,"{""city"":""Bonn""}",enabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
9c5d,bob@list.example,Bob,{},disabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
9c5e,eve@list.example,Eve,{},blocklisted,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
`);
    expect(statesOf(found)).toEqual([
      ['ann@list.example', 'subscribed'],
      ['bob@list.example', 'left'],
      ['eve@list.example', 'complained'],
    ]);
  });

  it('takes no word that it does not know for consent', async () => {
    const found = await read(
      'email,status\na@list.example,Pending\nb@list.example,Subscribed\nc@list.example,\n',
    );
    expect(statesOf(found)).toEqual([
      ['a@list.example', 'unconfirmed'],
      ['b@list.example', 'subscribed'],
      ['c@list.example', 'subscribed'],
    ]);
  });

  it('finds the addresses without a known name, and in a bare list', async () => {
    const other = await read('Kontakt;Sprache\nann@list.example;de-AT\nbob@list.example;fr\n');
    expect(other.rows.map(({ email, language }) => [email, language])).toEqual([
      ['ann@list.example', 'de'],
      ['bob@list.example', null],
    ]);
    const bare = await read('Ann@list.example\nbob@list.example\n');
    expect(bare.rows.map(({ row, email }) => [row, email])).toEqual([
      [1, 'ann@list.example'],
      [2, 'bob@list.example'],
    ]);
    expect(bare.columns).toEqual({ read: [], ignored: [] });
  });

  it('says which rows have no address, as a spreadsheet numbers them', async () => {
    const found = await read(
      'email,note\n\nann@list.example,"two\nlines"\n,x\nnot an address,\n=cmd()@list.example,\n',
    );
    expect(found.rows.map(({ row, email, failure }) => [row, email, failure])).toEqual([
      [3, 'ann@list.example', undefined],
      [4, '', 'noAddress'],
      [5, '', 'badAddress'],
      [6, '', 'badAddress'],
    ]);
  });
});
