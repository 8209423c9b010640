export interface ProfileTables {
  /** Avatar files that belong to no user yet or no longer; the clean-up deletes them. */
  loose_avatars: { file_name: string; created_at: string };
}
