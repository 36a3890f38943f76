/** What has to be known of a field to say what it means. */
export interface FieldLook {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly formula?: string | undefined;
  readonly options?: readonly string[] | undefined;
}

export interface KindOfRecord {
  readonly fields: readonly FieldLook[];
}

/** All words of a field. */
export function wordsOf({ label, name }: FieldLook): string {
  return `${label} ${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`;
}

/** The choices that say how far along a record is. */
export function stateFields({ fields }: KindOfRecord): readonly FieldLook[] {
  return fields.filter(
    (field) => field.kind === 'choice' && /status|stage|state|column/i.test(wordsOf(field)),
  );
}
