import { currencyOfText } from '../facts/currency-of-text.ts';
import { withCurrency } from '../library/words/with-currency.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { type Charge, compileCharges } from './compile-charges.ts';
import { People } from './people-of.ts';
import type { SaidPrice, Told } from './said-price.ts';
import { isTime, unitOf } from './said-unit.ts';
import { whenTest } from './season-rate.ts';
import type { SheetMaker } from './sheet.ts';

type Of<Kind extends SaidPrice['kind']> = Extract<SaidPrice, { kind: Kind }>;

function ofKind<Kind extends SaidPrice['kind']>(told: readonly Told[], kind: Kind): Of<Kind>[] {
  return told.flatMap(({ said }) => (said.kind === kind ? [said as Of<Kind>] : []));
}

/** The lines of a price up to what is to be paid; gives the name of the last. Undefined where nothing is charged. */
export function compilePrice(told: readonly Told[], maker: SheetMaker, text: string): string | undefined {
  const people = new People(told, maker);
  const peopleWord = sentenceCase(
    /\b(guests|people|persons|participants|visitors|passengers)\b/i.exec(text)?.[1] ?? 'People',
  ).replace(/^Persons$/, 'People');
  for (const { unit } of ofKind(told, 'round-up')) maker.roundUp(unit);
  if (staysByDays.test(text) && ofKind(told, 'rate').some(({ per }) => per.includes('night')))
    keepStay(maker);
  const charges = compileCharges(told, maker, people, peopleWord);
  if (charges.length === 0) return undefined;
  const price = reduced(charges, told, maker, people);
  keepBounds(told, maker, people, peopleWord);
  keepAhead(told, maker);
  const main = finish(price, told, maker, currencyOfText(text));
  if (ofKind(told, 'per-head').length > 0)
    maker.line('Price per person', `${main} / greater(1, ${people.all(peopleWord)})`);
  for (const { label } of ofKind(told, 'included')) maker.notes.push(`${sentenceCase(label)}: free.`);
  return main;
}

const staysByDays = /\b(?:arrival|arriv(?:e|ing)|departure|check-?in|for dates|their dates)\b/i;

/** Who says when they come and leave says how many nights. */
function keepStay(maker: SheetMaker): void {
  const arrival = maker.add({ label: 'Arrival', kind: 'date', start: '+14' });
  const departure = maker.add({ label: 'Departure', kind: 'date', start: '+21' });
  maker.setQuantity('night', maker.line('Nights', `days(${arrival}, ${departure})`, 'number'));
  maker.refuse(`${departure} <= ${arrival}`, 'The departure must be after the arrival.');
}

/** The sum with everything that comes off or on it. */
function reduced(
  charges: readonly Charge[],
  told: readonly Told[],
  maker: SheetMaker,
  people: People,
): string {
  const changes = ofKind(told, 'change');
  const partial = changes.filter(({ of }) => of !== undefined && charges.some((one) => isOf(one, of)));
  const parts = charges.map((charge) => {
    const own = partial.filter(({ of = '' }) => isOf(charge, of));
    if (own.length === 0) return charge.name;
    const percent = own.map((one) => shareOf([one], maker, people)).join(' + ');
    return `${charge.name} - ${maker.line(`Discount on ${charge.label.toLowerCase().replace(/^(?:price of the|for)\s+/, '')}`, `round(${charge.name} * (${percent}) / 100, 2)`)}`;
  });
  const sum = parts.join(' + ');
  const whole = changes.filter((one) => !partial.includes(one));
  if (whole.length === 0) return sum;
  let running = maker.line('Subtotal', sum);
  for (const group of together(whole)) {
    const [first] = group;
    if (first === undefined) continue;
    const isLess = first.percent < 0;
    const label =
      first.who === undefined
        ? isLess
          ? 'Discount'
          : 'Surcharge'
        : `${isLess ? 'Discount' : 'Surcharge'}: ${first.who}`;
    const line = maker.line(
      label,
      `round(${group[0] === whole[0] ? running : `(${running})`} * (${shareOf(group, maker, people)}) / 100, 2)`,
    );
    running = `${running} ${isLess ? '-' : '+'} ${line}`;
  }
  return running;
}

function isOf({ label, isChoice }: Charge, of = ''): boolean {
  return label.toLowerCase().includes(of.toLowerCase()) || (isChoice && /^(?:food|menus?)$/i.test(of));
}

/** “From 500 pieces 10 %, from 1000 pieces 20 %”: one of them counts, the highest. */
function together(changes: readonly Of<'change'>[]): Of<'change'>[][] {
  const groups = new Map<string, Of<'change'>[]>();
  for (const one of changes) {
    const key = one.from === undefined ? `who ${one.who}` : `from ${one.from.unit} ${one.percent < 0}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** How many per cent, as a formula. */
function shareOf(group: readonly Of<'change'>[], maker: SheetMaker, people: People): string {
  return group
    .toSorted((a, b) => (b.from?.value ?? 0) - (a.from?.value ?? 0))
    .reduceRight((other, { percent, from, who = '' }) => {
      const share = Math.abs(percent);
      if (from === undefined) return `if(${maker.tick(sentenceCase(who))}, ${share}, ${other})`;
      const quantity = people.of(from.unit, false) ?? quantityOf(from.unit, maker);
      return `if(${quantity} >= ${from.value}, ${share}, ${other})`;
    }, '0');
}

/** The quantity that words mean: one that is asked for, all pieces together, or a new one. */
function quantityOf(unit: string, maker: SheetMaker): string {
  if (maker.hasQuantity(unit)) return maker.quantity(unit);
  // “at most 2 castles”, whether small or big ones.
  const kinds = maker.inputs.filter(
    ({ kind, label }) => kind === 'number' && unitOf(label.split(' ').at(-1) ?? '') === unit,
  );
  if (kinds.length > 0) return `(${kinds.map(({ name }) => name).join(' + ')})`;
  const counted = maker.inputs.filter(
    ({ kind, unit: sign, name }) =>
      kind === 'number' && sign === undefined && !isTime(name.replace(/s(?:Value)?$/, '')),
  );
  if (/^(?:piece|item|unit|ticket|copy|order|thing)$/.test(unit) && counted.length > 0)
    return `(${counted.map(({ name }) => name).join(' + ')})`;
  return maker.quantity(unit);
}

/** The least that is paid, tax, and what is due at once. */
function finish(
  price: string,
  told: readonly Told[],
  maker: SheetMaker,
  currency: string | undefined,
): string {
  const [least] = ofKind(told, 'least');
  const [tax] = ofKind(told, 'tax');
  const [most] = ofKind(told, 'most');
  const held = most === undefined ? price : `smaller(${most.amount}, ${price})`;
  const whole = least === undefined ? held : `greater(${least.amount}, ${held})`;
  const net = tax === undefined ? undefined : maker.line('Net', `round(${whole}, 2)`);
  const added =
    tax === undefined
      ? undefined
      : maker.line(
          `${tax.label.toUpperCase() === 'TAX' ? 'Tax' : tax.label.toUpperCase()} ${tax.percent}%`,
          `round(${net} * ${tax.percent} / 100, 2)`,
        );
  const main = maker.line('Total', net === undefined ? `round(${whole}, 2)` : `${net} + ${added}`);
  if (least !== undefined)
    maker.notes.push(`At least ${withCurrency(String(least.amount), currency)} is charged.`);
  const [deposit] = ofKind(told, 'deposit');
  if (deposit?.percent !== undefined) {
    const due = maker.line(`Deposit ${deposit.percent}%`, `round(${main} * ${deposit.percent} / 100, 2)`);
    maker.line('Rest', `${main} - ${due}`);
  } else if (deposit?.amount !== undefined) maker.line('Deposit', String(deposit.amount));
  return main;
}

function keepBounds(told: readonly Told[], maker: SheetMaker, people: People, peopleWord: string): void {
  for (const { unit, least, most, when } of ofKind(told, 'bound')) {
    const someone = people.of(unit, false, peopleWord);
    const quantity = someone ?? quantityOf(unit, maker);
    const input = maker.inputs.find(({ name }) => name === quantity || `ceil(${name})` === quantity);
    const words = pluralPhrase(unit === 'person' ? peopleWord.toLowerCase() : unit).replace(
      /^peoples$/,
      'people',
    );
    if (input !== undefined && when === undefined) {
      maker.bound(input.name, { least, most });
      continue;
    }
    const test =
      when === undefined || when === 'otherwise' ? '' : `${whenTest(when, maker.day(unit === 'night'))} and `;
    const where = test === '' ? '' : ' at this time';
    const [first = ''] = /[a-z]\w*/.exec(quantity) ?? [];
    if (least !== undefined && when === undefined) maker.begin(first, least);
    if (least !== undefined)
      maker.refuse(`${test}${quantity} < ${least}`, `At least ${least} ${words}${where}.`);
    if (most !== undefined) maker.refuse(`${test}${quantity} > ${most}`, `At most ${most} ${words}${where}.`);
  }
}

function keepAhead(told: readonly Told[], maker: SheetMaker): void {
  const [ahead] = ofKind(told, 'ahead');
  if (ahead === undefined) return;
  const isStay = maker.inputs.some(({ name }) => name === 'nights');
  const day = maker.day(isStay, ahead.days);
  maker.refuse(`${day} < today + ${ahead.days}`, `Please choose a day at least ${ahead.days} days ahead.`);
}
