import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

type Tx = Parameters<Migration['up']>[0];

/** What an announced vote promises. Times may move, but only to later ones. */
const FIXED = [
  ...['id', 'document_id', 'locale', 'policy_title', 'question', 'introduction', 'secrecy'],
  ...['is_rehearsal', 'run_off_of', 'rules', 'required_plan', 'joined_before', 'paid_before'],
  ...['announced_at', 'notice_days', 'duration_days'],
];
/** What is written once. */
const ONCE = [
  ...['announced_roll_size', 'roll_size', 'roll_hash', 'public_key', 'opened_at', 'closed_at'],
  ...['result', 'record_hash', 'previous_hash', 'annulled_at', 'annulment_reason'],
];

/** Changes of announced votes, which the database keeps, and the minimum times that each vote was announced with. */
export const voteChanges: Migration = {
  name: '0145-vote-changes',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    for (const column of ['notice_days', 'duration_days']) {
      await tx.schema
        .alterTable('votes')
        .addColumn(column, 'integer', (builder) => builder.notNull().defaultTo(0))
        .execute();
    }
    await tx.schema
      .createTable('vote_changes')
      .addColumn('vote_id', text, (column) =>
        column.notNull().references('votes.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('opens_before', text)
      .addColumn('opens_after', text)
      .addColumn('closes_before', text)
      .addColumn('closes_after', text)
      .addPrimaryKeyConstraint('vote_changes_pk', ['vote_id', 'number'])
      .execute();
    await keepWhatIsKnown(tx);
    await tx.schema.alterTable('votes').dropColumn('extensions').execute();
    await (kind === 'sqlite' ? protectOnSqlite(tx) : protectOnPostgres(tx));
  },
};

interface KnownVote {
  id: string;
  state: string;
  opens_at: string;
  closes_at: string;
  extensions: string;
}

const DAY_MS = 24 * 60 * 60_000;
const MIN_DURATION_DAYS = 3;

/** Extensions become changes, and announced votes keep their duration if it is shorter than the minimum. */
async function keepWhatIsKnown(tx: Tx): Promise<void> {
  const { rows } = await sql<KnownVote>`select id, state, opens_at, closes_at, extensions
    from votes`.execute(tx);
  for (const { id, state, opens_at, closes_at, extensions } of rows) {
    const known: { at: string; from: string; reason: string }[] = JSON.parse(extensions);
    for (const [index, { at, from, reason }] of known.entries()) {
      const until = known[index + 1]?.from ?? closes_at;
      await sql`insert into vote_changes (vote_id, number, at, reason, closes_before, closes_after)
        values (${id}, ${index + 1}, ${at}, ${reason}, ${from}, ${until})`.execute(tx);
    }
    if (state !== 'announced') continue;
    const days = Math.floor((Date.parse(closes_at) - Date.parse(opens_at)) / DAY_MS);
    await sql`update votes set duration_days = ${Math.min(MIN_DURATION_DAYS, days)}
      where id = ${id}`.execute(tx);
  }
}

/** Votes of the starter content are run with other times, and can be removed. */
const isStarter = (id: string) => sql`exists (select 1 from starter_items as item
  where item.kind = 'votes' and item.document_id = old.${sql.ref(id)})`;

const differs = (column: string) =>
  sql`new.${sql.ref(column)} is distinct from old.${sql.ref(column)}`;

const breaksPromise = sql.join(
  [
    ...FIXED.map(differs),
    ...ONCE.map((column) => sql`(old.${sql.ref(column)} is not null and ${differs(column)})`),
    sql`new.opens_at < old.opens_at`,
    sql`new.closes_at < old.closes_at`,
    sql`(old.state <> 'announced' and new.opens_at <> old.opens_at)`,
  ],
  sql` or `,
);

async function protectOnSqlite(tx: Tx): Promise<void> {
  const refuse = sql`select raise(abort, 'An announced vote is fixed')`;
  await sql`create trigger votes_fixed before update on votes
    when (${breaksPromise}) and not ${isStarter('id')} begin ${refuse}; end`.execute(tx);
  for (const table of ['vote_options', 'vote_changes']) {
    await sql`create trigger ${sql.ref(`${table}_update`)} before update on ${sql.table(table)}
      begin ${refuse}; end`.execute(tx);
    await sql`create trigger ${sql.ref(`${table}_delete`)} before delete on ${sql.table(table)}
      when not ${isStarter('vote_id')} begin ${refuse}; end`.execute(tx);
    // Replacing a row deletes it without a trigger.
    await sql`create trigger ${sql.ref(`${table}_insert`)} before insert on ${sql.table(table)}
      when exists (select 1 from ${sql.table(table)}
        where vote_id = new.vote_id and number = new.number) begin ${refuse}; end`.execute(tx);
  }
}

async function protectOnPostgres(tx: Tx): Promise<void> {
  await sql`create function refuse_vote_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'TRUNCATE' then
        if exists (select 1 from starter_items as item where item.kind = 'votes'
          and item.document_id = to_jsonb(old) ->> tg_argv[0]) then
          if tg_op = 'DELETE' then return old; end if;
          return new;
        end if;
      end if;
      raise exception 'An announced vote is fixed';
    end $$`.execute(tx);
  await sql`create trigger votes_fixed before update on votes for each row
    when (${breaksPromise}) execute function refuse_vote_change('id')`.execute(tx);
  for (const table of ['vote_options', 'vote_changes']) {
    await sql`create trigger ${sql.ref(`${table}_change`)} before update or delete
      on ${sql.table(table)} for each row
      execute function refuse_vote_change('vote_id')`.execute(tx);
    await sql`create trigger ${sql.ref(`${table}_truncate`)} before truncate
      on ${sql.table(table)} for each statement execute function refuse_vote_change()`.execute(tx);
  }
}
