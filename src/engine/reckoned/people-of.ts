import type { SaidPrice, Told } from './said-price.ts';
import { unitOf } from './said-unit.ts';
import type { SheetMaker } from './sheet.ts';

type Child = Extract<SaidPrice, { kind: 'child' }>;

/** How people are counted: all alike, or adults and children apart. */
export class People {
  private readonly children: readonly Child[];
  private readonly isApart: boolean;
  private readonly hasChildRate: boolean;

  constructor(
    told: readonly Told[],
    private readonly maker: SheetMaker,
  ) {
    this.children = told.flatMap(({ said }) => (said.kind === 'child' ? [said] : []));
    const units = told.flatMap(({ said }) =>
      said.kind === 'rate' || said.kind === 'fee'
        ? [unitOf(said.label), ...(said.kind === 'rate' ? said.per : [])]
        : [],
    );
    this.hasChildRate = units.includes('child');
    this.isApart = this.children.length > 0 || units.includes('adult') || this.hasChildRate;
  }

  /** Everybody, as a formula. */
  all(word?: string): string {
    return this.counted(() => 1, word);
  }

  /** Everybody by the part of the price that they pay. */
  paying(word?: string): string {
    return this.counted(({ share }) => share, word);
  }

  private counted(shareOf: (child: Child) => number, word = 'Guests'): string {
    if (!this.isApart) return this.maker.quantity('person', word);
    const adults = this.maker.quantity('adult', 'Adults');
    const parts = this.children.map((child) => ({ name: this.child(child), share: shareOf(child) }));
    const young = this.hasChildRate ? [{ name: this.maker.quantity('child', 'Children'), share: 1 }] : [];
    const terms = [...young, ...parts]
      .filter(({ share }) => share > 0)
      .map(({ name, share }) => (share === 1 ? name : `${name} * ${share}`));
    return `(${[adults, ...terms].join(' + ')})`;
  }

  private child({ label }: Child): string {
    return this.maker.quantity(`child ${label}`, label);
  }

  /** Those who pay a price that is said of adults: children pay their part of it, where a text says which. */
  payingAs(unit: string, word?: string): string | undefined {
    const isShared = unit === 'adult' && !this.hasChildRate && this.children.some(({ share }) => share > 0);
    return isShared ? this.paying(word) : this.of(unit, false, word);
  }

  /** What a formula calls those of a kind; undefined where the unit is no kind of people. */
  of(unit: string, isPaying: boolean, word?: string): string | undefined {
    if (unit === 'person') return isPaying ? this.paying(word) : this.all(word);
    if (unit === 'adult') return this.maker.quantity('adult', 'Adults');
    if (unit === 'child') return this.maker.quantity('child', 'Children');
    return undefined;
  }
}
