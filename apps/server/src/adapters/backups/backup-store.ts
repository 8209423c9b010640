/** Where backups are kept. */
export interface BackupStore {
  /** For people. Contains no keys. */
  readonly description: string;
  /** Moves a complete file there under its own name. */
  put(file: string): Promise<void>;
  /** The names of everything there, in no particular order. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}
