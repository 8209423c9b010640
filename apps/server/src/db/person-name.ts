import { sql } from 'kysely';

/** First and last name if there is a first name, else the username. For queries on `users`. */
export const personName = sql<string>`case when coalesce(trim(users.first_name), '') = ''
  then users.username
  else trim(users.first_name || ' ' || coalesce(users.last_name, '')) end`;
