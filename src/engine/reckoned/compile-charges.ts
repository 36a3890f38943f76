import { inText } from '../library/words/in-text.ts';
import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase } from '../read/words.ts';
import { type ChoiceGroup, type Grouped, groupCharges } from './charge-groups.ts';
import type { People } from './people-of.ts';
import type { Rate, SaidPrice, Told } from './said-price.ts';
import { isMeasure, isSomeone, isTime, unitOf } from './said-unit.ts';
import { seasonRate } from './season-rate.ts';
import { lineLabel, type SheetMaker } from './sheet.ts';

/** A line of what something costs. */
export interface Charge {
  readonly name: string;
  readonly label: string;
  /** Of a choice such as the menu: what “on food” means. */
  readonly isChoice: boolean;
}

interface Making {
  readonly maker: SheetMaker;
  readonly people: People;
  readonly told: readonly Told[];
  readonly grouped: Grouped;
  /** The word for people: “Guests”. */
  readonly peopleWord: string;
}

const needed = /\b(?:tax|fees?|levy|charge|cleaning|driver|staff|fuel|travel|base)\b/i;

/** A line for everything that is paid. */
export function compileCharges(
  told: readonly Told[],
  maker: SheetMaker,
  people: People,
  peopleWord: string,
): Charge[] {
  const grouped = groupCharges(told);
  const making = { maker, people, told, grouped, peopleWord };
  const charges = [
    ...grouped.seasons.map((rates) => seasonCharge(rates, making)),
    ...grouped.choices.map((choice) => choiceCharge(choice, making)),
    ...baseFirst(grouped.rates).map((rate) => rateCharge(rate, making)),
  ];
  const staff = told.flatMap(({ said }) => (said.kind === 'one-per' ? [staffCharge(said, making)] : []));
  return [...charges, ...staff, ...feeCharges(making, [...charges, ...staff])];
}

/** What has no name of its own is the price itself. */
function baseFirst(rates: readonly Rate[]): Rate[] {
  return [...rates.filter(({ label }) => label === ''), ...rates.filter(({ label }) => label !== '')];
}

function charged(making: Making, label: string, formula: string, isChoice = false): Charge {
  const name = making.maker.line(
    label.replace(/^(For|Price of) (.+)$/u, (_, start, rest) => `${start} ${inText(rest)}`),
    formula,
  );
  return { name, label, isChoice };
}

/** How many units are paid for; what is free at the beginning is left out. */
function unitsOf(
  per: readonly string[],
  making: Making,
  { beyond, label }: { beyond?: number | undefined; label?: string } = {},
): string {
  const { maker, people, told, peopleWord } = making;
  const factors = per.map((unit) => {
    const someone = people.of(unit, label === undefined, peopleWord);
    if (someone !== undefined) return someone;
    const own = isMeasure(unit) && label !== undefined && label !== '' && unit !== 'km' ? label : undefined;
    const quantity = maker.quantity(unit, own);
    const free =
      beyond ??
      told.flatMap(({ said }) => (said.kind === 'free-up-to' && said.unit === unit ? [said.value] : []))[0];
    return free === undefined ? quantity : `greater(0, ${quantity} - ${free})`;
  });
  return factors.join(' * ');
}

/** “The second dog half price”: the first pays in full. */
function sharedBy({ told, maker }: Making): string {
  const said = told.flatMap(({ said: one }) => (one.kind === 'further' ? [one] : []))[0];
  if (said === undefined) return '';
  const name = maker.quantity(said.unit);
  maker.bound(name, { least: 1 });
  return ` * (1 + (${name} - 1) * ${said.share})`;
}

/** “Every tenth is free”: so many are not paid. */
function withoutFree(formula: string, per: readonly string[], { told }: Making): string {
  const said = told.flatMap(({ said: one }) => (one.kind === 'every-free' ? [one] : []))[0];
  if (said === undefined || (said.unit !== '' && !per.includes(said.unit))) return formula;
  return `(${formula} - floor(${formula} / ${said.nth}))`;
}

function seasonCharge(rates: readonly Rate[], making: Making): Charge {
  const [first] = rates;
  const { per = [], label = '' } = first ?? {};
  const ahead = making.told.flatMap(({ said }) => (said.kind === 'ahead' ? [said.days] : []))[0];
  const day = making.maker.day(per.includes('night'), ahead);
  const rate = seasonRate(rates, making.maker, day);
  if (rates.some(({ when }) => when !== undefined && when !== 'otherwise' && 'months' in when))
    making.maker.notes.push(
      per.includes('night')
        ? 'The price of a night goes by the day of arrival.'
        : 'The price goes by the day.',
    );
  const count = first === undefined ? undefined : countedBy(first, making);
  const units = unitsOf(per, making);
  const many = count === undefined ? units : `${count} * ${units}`;
  return charged(
    making,
    label === '' ? lineLabel(per[0] ?? '') : `For ${count === undefined ? label : pluralPhrase(label)}`,
    `${withoutFree(many, per, making)} * ${rate}${sharedBy(making)}`,
  );
}

function choiceCharge({ label, options, per }: ChoiceGroup, making: Making): Charge {
  const name = making.maker.add({
    label,
    kind: 'choice',
    options: options.map((one) => one.label),
    start: options[0]?.label ?? '',
  });
  const amount = options
    .slice(0, -1)
    .reduceRight(
      (other, one) => `if(${name} is "${one.label}", ${one.amount}, ${other})`,
      String(options.at(-1)?.amount ?? 0),
    );
  const own = per.length === 0 ? '' : `${withoutFree(unitsOf(per, making), per, making)} * `;
  const line =
    label === 'Kind' && per[0] !== undefined ? lineLabel(per[0]) : `Price of the ${label.toLowerCase()}`;
  return charged(making, line, `${own}${amount}`, true);
}

/** “raft 60 € a day”: how many of them. */
function countedBy(
  { label, per, isWhole }: Rate,
  { maker, people, grouped, told }: Making,
): string | undefined {
  if (label === '' || isWhole === true || !per.some(isTime)) return undefined;
  const named = told.filter(
    ({ said }) => said.kind === 'rate' && said.label !== '' && said.per.some(isTime) && said.per.length === 1,
  ).length;
  const isExtra = told.some(({ said }) => said.kind === 'rate' && said.label === label && said.isExtra);
  const isCounted =
    isSomeone(label) ||
    (named > 1 &&
      !isExtra &&
      !needed.test(label) &&
      !grouped.rates.some((one) => one.label === '' && one.per.join() === per.join()));
  if (!isCounted || per.some((unit) => people.of(unit, false) !== undefined)) return undefined;
  const someone = people.payingAs(unitOf(label));
  if (someone !== undefined) return someone;
  const words = pluralPhrase(isExtra ? `extra ${label}` : label);
  // The first that is named is what most people want one of.
  return maker.quantity(unitOf(label), words);
}

function rateCharge(rate: Rate, making: Making): Charge {
  const { label, amount, per, beyond, isExtra } = rate;
  const { maker, grouped } = making;
  if (per.join() === 'piece' && label !== '' && !isExtra)
    return charged(
      making,
      `For ${pluralPhrase(label)}`,
      `${maker.quantity(unitOf(label), pluralPhrase(label))} * ${amount}`,
    );
  if (label !== '' && nounLemma(label.toLowerCase()) === per[0]) {
    const words = isExtra ? `Extra ${label}` : label;
    return charged(
      making,
      `For ${words.toLowerCase()}`,
      `${maker.quantity(`${words} ${per[0]}`, words)} * ${amount}`,
    );
  }
  // “after 10 pm 15 an hour”: these hours are counted apart.
  if (/^(?:after|before)\s/i.test(label))
    return charged(
      making,
      `For hours ${label}`,
      `${maker.quantity(`hour ${label}`, `Hours ${label}`)} * ${amount}`,
    );
  const count = countedBy(rate, making);
  if (count !== undefined)
    return charged(
      making,
      `For ${pluralPhrase(isExtra ? `extra ${label}` : label)}`,
      `${count} * ${unitsOf(per, making)} * ${amount}`,
    );
  const others = [...grouped.rates, ...grouped.seasons.flat()].filter((one) => one !== rate);
  const shared = [
    ...others.flatMap((one) => (one.label === '' || one.label !== label ? one.per : [])),
    ...grouped.choices.flatMap((one) => one.per),
  ];
  const isTicked =
    label !== '' &&
    rate.isWhole !== true &&
    !needed.test(label) &&
    beyond === undefined &&
    (isExtra ||
      per.every((unit) => shared.includes(unit) || (unit === 'adult' && shared.includes('person'))));
  const units = unitsOf(per, making, { beyond, ...(label === '' ? {} : { label: isTicked ? '' : label }) });
  if (isTicked)
    return charged(making, `Price of ${label}`, `if(${maker.tick(label)}, ${units} * ${amount}, 0)`);
  const own = label === '' ? sharedBy(making) : '';
  const paid = label === '' ? withoutFree(units, per, making) : units;
  return charged(
    making,
    label === '' ? lineLabel(per[0] ?? '') : `For ${label.toLowerCase()}`,
    `${paid} * ${amount}${own}`,
  );
}

/** “One waiter per 15 guests at 700 each”: a part of the next needs one more. */
function staffCharge(
  { label, size, unit, amount }: Extract<SaidPrice, { kind: 'one-per' }>,
  making: Making,
): Charge {
  const { maker, people, peopleWord } = making;
  const quantity = people.of(unit, false, peopleWord) ?? maker.quantity(unit);
  const words = pluralPhrase(label === '' ? 'helper' : label.toLowerCase());
  const count = maker.line(words, `ceil(${quantity} / ${size})`, 'number');
  return charged(making, `For ${words}`, `${count} * ${amount}`);
}

type FreeOver = Extract<SaidPrice, { kind: 'free-over' }>;

/** What is paid once; a tick asks for what not everybody wants. */
function feeCharges(making: Making, charges: readonly Charge[]): Charge[] {
  const { maker, told, grouped } = making;
  const free = told.flatMap(({ said }): FreeOver[] => (said.kind === 'free-over' ? [said] : []))[0];
  const done: Charge[] = [];
  for (const { label, amount, isAlways } of grouped.fees) {
    if (isSomeone(label)) {
      const unit = unitOf(label);
      const count =
        making.people.payingAs(unit, making.peopleWord) ?? maker.quantity(unit, pluralPhrase(label));
      done.push(charged(making, `For ${pluralPhrase(label)}`, `${count} * ${amount}`));
      continue;
    }
    const plain = isAlways ? String(amount) : `if(${maker.tick(label)}, ${amount}, 0)`;
    const isFree =
      free !== undefined && (free.label === '' || label.toLowerCase().includes(free.label.toLowerCase()));
    const sum = [...charges, ...done].map(({ name }) => name).join(' + ');
    const formula = isFree && sum !== '' ? `if(${sum} >= ${free.amount}, 0, ${plain})` : plain;
    done.push(charged(making, isAlways ? label : `Price of ${label.toLowerCase()}`, formula));
  }
  return done;
}
