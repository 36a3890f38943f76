export type FieldValue = string | number | boolean | readonly string[] | null;

/** What every stored thing has. The fields of a kind of thing are declared beside it, in `src/data`. */
export type AppRecord = { id: string; createdAt: string; [field: string]: FieldValue | undefined };

/** The values of a record before it is stored. */
export type Draft<T extends AppRecord> = Omit<T, 'id' | 'createdAt'>;

export interface Collection<T extends AppRecord> {
  readonly name: string;
  all(): readonly T[];
  find(id: string): T | undefined;
  /** An id is given where others have to speak of the record before it is stored. */
  add(values: Draft<T>, id?: string): T;
  update(id: string, changes: Partial<T>): void;
  remove(id: string): T | undefined;
  /** Puts a removed record back where it was. */
  restore(record: T): void;
  /** Where visitors share the records: whether the one who looks made this one. */
  isOwn?(id: string): boolean;
  subscribe(listener: () => void): () => void;
}

let counter = 0;

export function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}${counter.toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}
