import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import { isSameValue } from '../reckoned/read-equations.ts';
import type { Operand } from '../reckoned/word-formula.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { reckoningIn, type SaidReckoning } from './said-reckoning.ts';
import { fieldName, isFigureOfPlan, type Teller, type Told, withField } from './told.ts';
import { priceName } from './told-extras.ts';
import { entitiesIn } from './told-measure.ts';

const figured = /^(?:number|money|percent|rating)$/u;
const paidFor =
  /\b(?:booking|order|sale|job|visit|hire|rental|ticket|registration|reservation|session|delivery|quote|invoice|entry|loan|trip|shift|incident)s?$/iu;

/** “the deposit is 30 % of the rental price”, “waste = binned / in * 100”, “14 euro an hour”: the app works it out. */
export const tellReckoning: Teller = (words, spec, { text }) => {
  const said = reckoningIn(words);
  if (said === undefined || goesOn(words, text)) return undefined;
  const figures = said.terms.flatMap(({ value }) => (value === undefined || value === 100 ? [] : [value]));
  if (figures.some((value) => isFigureOfPlan(value, spec))) return undefined;
  const entity = ownerOf(said, words, spec);
  return entity === undefined ? undefined : worked(said, entity, spec);
};

/** “rents minus repairs” is not all where “, tax and mortgage” follows. */
function goesOn(words: string, text: string): boolean {
  const end = words.slice(-endLength);
  const at = text.indexOf(end);
  return at >= 0 && /^,\s*(?!rounded\b)\S/iu.test(text.slice(at + end.length));
}

const endLength = 16;

function fieldOf(said: string, { fields }: EntitySpec): FieldSpec | undefined {
  const own = fields.filter(({ kind }) => figured.test(kind));
  const both = [said, said.replace(/\bkg\b/iu, 'kilos').replace(/\bkm\b/iu, 'kilometres')];
  return (
    own.find(({ label }) => both.some((words) => label.toLowerCase() === words.toLowerCase())) ??
    own.find(({ label }) => both.some((words) => isSameValue(label, words)))
  );
}

/** Whose value it is: what has most of what it is worked out of, else what is named or paid for. */
function ownerOf(
  { name, terms, isRate = false }: SaidReckoning,
  words: string,
  spec: AppSpec,
): EntitySpec | undefined {
  const parts = terms.filter(({ value }) => value === undefined).map((term) => term.words);
  const named = entitiesIn(words, spec);
  const scored = spec.entities.map((entity) => ({
    entity,
    known:
      parts.filter((part) => fieldOf(part, entity) !== undefined).length * 2 +
      (fieldOf(name, entity) === undefined ? 0 : 1),
  }));
  const most = Math.max(...scored.map(({ known }) => known));
  if (most > 0) return scored.find(({ known }) => known === most)?.entity;
  const paid = spec.entities.find(({ one }) => paidFor.test(one));
  // What is paid for each of a kind of records is no amount that somebody enters.
  if (isRate && parts.some((part) => entitiesIn(part, spec).length > 0)) return undefined;
  const isPriced = (entity: EntitySpec) =>
    entity.fields.some(({ name: one, formula }) => priceName.test(one) && formula !== undefined);
  const meant = isRate ? (paid ?? spec.entities[0]) : (named[0] ?? paid ?? spec.entities[0]);
  return isRate && meant !== undefined && isPriced(meant) ? undefined : meant;
}

const mostMade = 2;

function worked(said: SaidReckoning, entity: EntitySpec, before: AppSpec): Told | undefined {
  let spec = before;
  let made = 0;
  const own = () => spec.entities.find(({ name }) => name === entity.name) ?? entity;
  const texts: string[] = [];
  for (const term of said.terms) {
    const known = term.value === undefined ? fieldOf(term.words, own()) : undefined;
    if (term.value === undefined && known === undefined) {
      made += 1;
      const next = withField(spec, entity.name, madeField(term, said, own()), (index) => 10 + index * 5);
      if (next === undefined || made > mostMade) return undefined;
      spec = next;
    }
    const value = term.value === undefined ? (known ?? fieldOf(term.words, own()))?.name : `${term.value}`;
    if (value === undefined) return undefined;
    const isShare = term.words.endsWith('%') && /^[+-]$/u.test(term.sign);
    // “rent + 10 %” is a share of what stands before it.
    if (isShare && said.terms.length > 2) return undefined;
    if (isShare) texts.push(`* (1 ${term.sign} ${Math.round((term.value ?? 0) * 1e4) / 100} / 100)`);
    else texts.push(term.sign === '' ? value : `${term.sign} ${value}`);
  }
  for (const { label, value } of said.others ?? []) {
    const tick: FieldSpec = { name: fieldName(label, own()), label: sentenceCase(label), kind: 'yes-no' };
    const next = withField(spec, entity.name, tick, (index) => index % 3 === 1);
    if (next === undefined) return undefined;
    spec = next;
    texts[1] = `* if(${tick.name}, ${value}, ${(texts[1] ?? '').replace(/^\* /u, '')})`;
  }
  const sum = texts.join(' ');
  const parts = said.terms
    .filter(({ value }) => value === undefined)
    .map(({ words }) => fieldOf(words, own()));
  const isMoney =
    said.isMoney ||
    (parts.every((part) => part?.kind === 'money') && said.terms.every(({ sign }) => sign !== '/'));
  const digits = isMoney || said.rounding === 'round' ? 2 : 3;
  const formula =
    said.rounding === 'ceil' || said.rounding === 'floor'
      ? `${said.rounding}(${sum})`
      : `round(${sum}, ${digits})`;
  return withResult(spec, own(), { ...said, isMoney }, formula);
}

function madeField(
  { words }: Operand,
  { isRate = false, isMoney }: SaidReckoning,
  entity: EntitySpec,
): FieldSpec {
  const label = sentenceCase(words.toLowerCase());
  const isAmount =
    isMoney && !isRate && /\b(?:price|cost|value|fee|rent|sale|income|takings|wage|amount)\b/iu.test(words);
  return { name: fieldName(label, entity), label, kind: isAmount ? 'money' : 'number', min: 0 };
}

function withResult(
  spec: AppSpec,
  entity: EntitySpec,
  { name, isMoney }: SaidReckoning,
  formula: string,
): Told | undefined {
  const known = fieldOf(name, entity);
  if (known?.formula !== undefined || known?.name === entity.title) return undefined;
  const isWithin = known !== undefined && new RegExp(`\\b${known.name}\\b`).test(formula);
  if (isWithin) return undefined;
  const label = sentenceCase(name.toLowerCase());
  const field: FieldSpec = {
    name: known?.name ?? fieldName(label, entity),
    label: known?.label ?? label,
    kind: known?.kind ?? (isMoney ? 'money' : 'number'),
    formula,
  };
  const next =
    known === undefined
      ? withField(spec, entity.name, field)
      : withEntity(spec, entity.name, (one) => ({
          ...one,
          fields: one.fields.map((old) => (old.name === known.name ? field : old)),
          samples: one.samples.map(({ [known.name]: _gone, ...rest }) => rest),
        }));
  return next === undefined ? undefined : { spec: next, parts: [`field:${entity.name}.${field.name}`] };
}
