import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { PriceClause } from './price-clauses.ts';
import { unitOf, withDigits } from './said-unit.ts';
import type { SheetMaker } from './sheet.ts';

const covers =
  /^(?:one|1|an?|each)\s+([\p{L}-]+)\s+(covers|is enough for|does|needs|takes)\s+(?:about\s+)?(\d+(?:\.\d+)?)\s*([\p{L}-]+)$/iu;
const packed =
  /^(?:one|1|an?|each)\s+(\d+(?:\.\d+)?)[\s-]*([\p{L}]+)\s+([\p{L}]+)\s+costs\s+¤(\d+(?:\.\d+)?)$/iu;
const coats = /^(\d+)\s+(coats|layers)$/iu;

/** “One litre covers 10 m²”, “two coats”, “a 2.5 litre tin costs 24.90”: how much is needed of what is sold. */
export function compileCoverage(clauses: readonly PriceClause[], maker: SheetMaker): PriceClause[] {
  const taken: PriceClause[] = [];
  const times = clauses.flatMap((clause) => {
    const match = coats.exec(withDigits(clause.text));
    return match === null ? [] : [{ clause, count: Number(match[1]), word: match[2] ?? '' }];
  })[0];
  for (const clause of clauses) {
    const cover = covers.exec(clause.text);
    if (cover !== null) {
      const [, what = '', verb = '', size = '1', of = ''] = cover;
      const coat =
        times === undefined || !/covers|enough|does/i.test(verb) ? '' : ` * ${coatsOf(times, maker)}`;
      if (coat !== '' && times !== undefined) taken.push(times.clause);
      const formula = `${maker.quantity(unitOf(of))}${coat} / ${size}`;
      const whole = /needs|takes/i.test(verb) ? `floor(round(${formula}, 6))` : formula;
      maker.setQuantity(unitOf(what), maker.line(sentenceCase(pluralPhrase(what)), whole, 'number'));
      taken.push(clause);
    }
    const pack = packed.exec(clause.text);
    if (pack !== null) {
      const [, size = '1', of = '', what = '', price = '0'] = pack;
      const count = maker.line(
        sentenceCase(pluralPhrase(what)),
        `ceil(round(${maker.quantity(unitOf(of))} / ${size}, 6))`,
        'number',
      );
      maker.setQuantity(unitOf(what), count);
      maker.line(`For ${pluralPhrase(what)}`, `${count} * ${price}`);
      taken.push(clause);
    }
  }
  return taken;
}

function coatsOf({ count, word }: { count: number; word: string }, maker: SheetMaker): string {
  const known = maker.inputs.find(({ label }) => label.toLowerCase() === word.toLowerCase());
  return known?.name ?? maker.add({ label: sentenceCase(word), kind: 'number', min: 1, start: count });
}
