/**
 * What an agent asks for. A field holds what the person typed: a percentage is in points (8 means 8 %), a day is
 * `2026-03-31`, money is in whole units of the run's currency.
 */
interface FieldBase {
  readonly label: string;
  /** What an expert would say while the person fills it in. */
  readonly help?: string;
  /** It may stay empty. */
  readonly optional?: true;
  /** Asked only when this holds for what was filled in so far. */
  readonly when?: (draft: Draft) => boolean;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** More than one makes it a text area. */
  readonly lines?: number;
  readonly maxLength?: number;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
}

export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly min?: number;
  readonly max?: number;
}

export interface PercentField extends FieldBase {
  readonly kind: 'percent';
  readonly min?: number;
  readonly max?: number;
}

export interface DateField extends FieldBase {
  readonly kind: 'date';
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
}

export interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

/** One entry to a line. */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What one cell of a table may hold. */
export type ColumnField =
  | TextField
  | NumberField
  | MoneyField
  | PercentField
  | DateField
  | ChoiceField
  | SwitchField;

export type Columns = Readonly<Record<string, ColumnField>>;

export interface TableField extends FieldBase {
  readonly kind: 'table';
  readonly columns: Columns;
  /** What one row is called, such as "cost". */
  readonly row: string;
  readonly minRows?: number;
  readonly maxRows?: number;
}

/** A sheet whose columns are the person's own: pasted, or read from a file. The first line names the columns. */
export interface SheetField extends FieldBase {
  readonly kind: 'sheet';
  readonly minRows?: number;
}

export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Field = ColumnField | ListField | TableField | SheetField;
export type Fields = Readonly<Record<string, Field>>;

/** What is in the form, right or wrong. */
export type Draft = Readonly<Record<string, unknown>>;

type Plain<F> = F extends { kind: 'text' | 'date' }
  ? string
  : F extends { kind: 'number' | 'money' | 'percent' }
    ? number
    : F extends { kind: 'choice'; options: readonly { readonly value: infer Value }[] }
      ? Value
      : F extends { kind: 'switch' }
        ? boolean
        : F extends { kind: 'list' }
          ? readonly string[]
          : F extends { kind: 'table'; columns: infer Cells extends Columns }
            ? readonly Input<Cells>[]
            : F extends { kind: 'sheet' }
              ? Sheet
              : never;

type MayMiss<F> = F extends { optional: true } ? true : F extends { when: unknown } ? true : false;

/** What a run is given: every field with a value of its kind. */
export type Input<F extends Fields> = {
  readonly [Key in keyof F as MayMiss<F[Key]> extends true ? never : Key]: Plain<F[Key]>;
} & {
  readonly [Key in keyof F as MayMiss<F[Key]> extends true ? Key : never]?: Plain<F[Key]> | undefined;
};
