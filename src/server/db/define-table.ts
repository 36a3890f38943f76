/**
 * What the product says about one of its tables; the columns' truth is in the migrations. A test holds both
 * together: every table of the database is declared, and every declared column exists.
 */
export interface TableDefinition {
  /** `name` in schema public, or `schema.name`. */
  name: string;
  /** The column that says whose a row is; absent where rows belong to nobody. */
  owner?: string;
  columns: readonly string[];
}

export function defineTable<const Definition extends TableDefinition>(definition: Definition): Definition {
  return definition;
}
