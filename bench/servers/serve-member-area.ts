/** Serves the API with `MEMBERS` members and `CONTENTS` texts. */
import { fillMemberArea } from '../fixtures/fill-member-area.ts';
import { serveFilled } from './serve-filled.ts';

const size = {
  members: Number(process.env.MEMBERS ?? 1000),
  contents: Number(process.env.CONTENTS ?? 100),
  readByEach: 20,
};
await serveFilled((db) => fillMemberArea(db, size), { entitlementOf: async () => 'premium' });
