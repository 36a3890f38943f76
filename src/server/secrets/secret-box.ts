/** Where a secret lies. It opens there and nowhere else: a row that was copied to another place is refused. */
export interface SecretPlace {
  table: string;
  column: string;
  row: string;
}

/** What the database keeps of a secret is made here and read here. */
export interface SecretBox {
  seal(place: SecretPlace, secret: string): string;
  /** Throws a `SealFault` for what was not sealed for this place with a key that we have. */
  open(place: SecretPlace, sealed: string): string;
}
