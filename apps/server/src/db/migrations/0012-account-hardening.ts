import type { Migration } from '../migration.ts';

/** Stored so far for accounts without a password. Verifying it took less time than a real hash. */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$bm8gcGFzc3dvcmQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const accountHardening: Migration = {
  name: '0012-account-hardening',
  async up(tx) {
    await tx
      .updateTable('users')
      .set({ password_hash: '' })
      .where('password_hash', '=', CHEAP_HASH)
      .execute();
    // To check whether the server has issued a device id.
    await tx.schema
      .createIndex('known_devices_hash')
      .on('known_devices')
      .column('device_hash')
      .execute();
  },
};
