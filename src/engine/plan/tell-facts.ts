import { limits } from '../../kernel/limits.ts';
import { type SaidFacts, saidCounts } from '../facts/said-facts.ts';
import type { SaidName } from '../facts/said-lists.ts';
import { isOfPeopleWord } from '../facts/said-people.ts';
import { withCurrency } from '../library/words/with-currency.ts';
import { isSite } from '../proof/main-part.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';

interface Row {
  readonly label: string;
  readonly text: string;
}

const mostRows = 8;
/** “two kids” are told by what is kept of them. */
const fewestTold = 4;

/** Nobody has to be told whose daughter Wren is: “Daughter: Wren” is worth no line. */
const relation =
  /(?:^|\s)(?:(?:grand|step)?(?:sons?|daughters?|kids?|child(?:ren)?|mother|father|mum|mom|dad|pa|ma)|grandm[ao]|grandpa|gran|nan|parents?|brothers?|sisters?|siblings?|twins?|nephews?|nieces?|cousins?|aunt(?:ie)?s?|uncles?|husband|wife|partner|girlfriend|boyfriend|fianc[eé]e?|friends?|mates?|flatmates?|housemates?|roommates?|bab(?:y|ies)|boys?|girls?|dogs?|cats?|pets?|horses?|pon(?:y|ies)|parrots?)$/iu;

/** What a text tells of the world stands in the app: its currency and names, and in a table what has no other place. */
export function tellFacts(spec: AppSpec, facts: SaidFacts): AppSpec {
  const named = withPlace(withName(inSaidCurrency(spec, facts), facts), facts);
  const reachable = {
    ...withNamedPeople(named, facts),
    pages: named.pages.map((page) => withSaidContact(page, facts)),
  };
  const sections = [hoursTable, pricesTable, plainTable].flatMap((table) => table(reachable, facts));
  const [start] = reachable.pages.filter(({ path }) => path === '/');
  if (sections.length === 0 || start === undefined) return reachable;
  const told = { ...start, sections: [...start.sections, ...sections] };
  return { ...reachable, pages: reachable.pages.map((page) => (page === start ? told : page)) };
}

export function inSaidCurrency(spec: AppSpec, { currency }: Pick<SaidFacts, 'currency'>): AppSpec {
  return currency === undefined ? spec : { ...spec, currency };
}

/** A business, a club or somebody who writes about themself has the name that was said. */
function withName(spec: AppSpec, { title, writer }: SaidFacts): AppSpec {
  const name = title ?? (isSite(spec) ? writer : undefined);
  if (name === undefined || name.length > limits.engine.nameLength) return spec;
  const isThere =
    spec.name.toLowerCase().includes(name.toLowerCase()) && !/^I(?:['’]?m| am)\b/u.test(spec.name);
  return isThere ? spec : { ...spec, name: withWhatItIs(name, spec.name) };
}

const mostWords = 5;

/** “St Anne's” alone says nothing of flowers. */
function withWhatItIs(name: string, what: string): string {
  const both = `${name} ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  const isOwner = /['’]s$/u.test(name);
  return isOwner && both.split(' ').length <= mostWords ? both : name;
}

function withPlace(spec: AppSpec, { place }: SaidFacts): AppSpec {
  if (place === undefined) return spec;
  const lines = [spec.name, spec.tagline].join(' ').toLowerCase();
  return lines.includes(place.toLowerCase()) ? spec : { ...spec, tagline: `${spec.tagline} · ${place}` };
}

const personField = /^(?:assignee|assignedTo|who|person|child|kid|member|responsible|doneBy|helper)$/;

/** “my kids Mila, Jonas and Petra” are those whom the examples name, where nothing else keeps them. */
function withNamedPeople(spec: AppSpec, { lists }: SaidFacts): AppSpec {
  const people = lists.find(({ of }) => isOfPeopleWord(of))?.names.map(({ name }) => name) ?? [];
  const isKept = spec.entities.some(({ samples, title }) =>
    samples.some((sample) => people.includes(String(sample[title]))),
  );
  if (people.length === 0 || isKept) return spec;
  const entities = spec.entities.map((entity) => {
    const named = entity.fields.filter(
      ({ kind, name, formula }) => kind === 'text' && formula === undefined && personField.test(name),
    );
    const samples = entity.samples.map((sample, index) => ({
      ...sample,
      ...Object.fromEntries(named.map(({ name }) => [name, people[index % people.length] ?? null])),
    }));
    return named.length === 0 ? entity : { ...entity, samples };
  });
  return { ...spec, entities };
}

/** Nobody is given a number or an address that nobody said. */
function withSaidContact(page: PageSpec, { place, contact }: SaidFacts): PageSpec {
  const points = [
    ...(contact.phone === undefined ? [] : [{ kind: 'phone', value: contact.phone }]),
    ...(contact.email === undefined ? [] : [{ kind: 'email', value: contact.email }]),
    ...(place === undefined ? [] : [{ kind: 'address', value: place }]),
  ];
  const sections = page.sections.map((section) =>
    section.block === 'contact-form' ? { ...section, props: { ...section.props, points } } : section,
  );
  return { ...page, sections };
}

function tableOf(kind: 'hours' | 'prices' | 'plain', rows: readonly Row[]): SectionSpec[] {
  if (rows.length === 0) return [];
  return [{ id: `told-${kind}`, block: 'facts', props: { rows: rows.slice(0, mostRows), kind } }];
}

function hoursTable({ pages }: AppSpec, { hours }: SaidFacts): SectionSpec[] {
  const has = pages.some(({ sections }) =>
    sections.some(({ block, props }) => block === 'facts' && props['kind'] === 'hours'),
  );
  return has || hours === undefined ? [] : tableOf('hours', hours.rows);
}

/** Prices that no record and no figure of the app has. */
function pricesTable(spec: AppSpec, { prices, currency }: SaidFacts): SectionSpec[] {
  const kept = new Set([
    ...Object.values(spec.numbers ?? {}).map(({ value }) => value),
    ...spec.entities.flatMap(({ samples, fields }) =>
      fields
        .filter(({ kind }) => kind === 'money')
        .flatMap(({ name, start }) => [start, ...samples.map((sample) => sample[name])]),
    ),
  ]);
  const rows = prices
    .filter(({ label, value }) => label !== '' && !kept.has(value))
    .map(({ label, value, per }) => {
      const amount = withCurrency(amountText(value), currency);
      const isPer = per !== '' && label !== `per ${per}`;
      return { label: sentenceCase(label), text: isPer ? `${amount} per ${per}` : amount };
    });
  return tableOf('prices', unlike(rows));
}

function amountText(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function plainTable(spec: AppSpec, facts: SaidFacts): SectionSpec[] {
  const body = JSON.stringify([spec.entities, spec.pages, spec.actions]).toLowerCase();
  const isShown = (words: string) => body.includes(JSON.stringify(words).slice(1, -1).toLowerCase());
  const place =
    facts.place === undefined || isShown(facts.place) ? [] : [{ label: 'Where', text: facts.place }];
  const lists = facts.lists
    .map((list) => ({ ...list, of: list.of.replace(/[^\p{L})]+$/u, '') }))
    .filter(
      ({ of, names }) =>
        of !== '' &&
        of !== 'mine' &&
        !relation.test(of) &&
        names.some((one) => !isShown(one.name) || isFigureLost(one, spec)),
    )
    .map(({ of, names }) => ({ label: sentenceCase(of), text: names.map(nameText).join(', ') }));
  const isListed = (name: string) => lists.some(({ text }) => text.includes(name));
  const ones = facts.ones
    .filter(({ of, name }) => !relation.test(of) && !isShown(name) && !isListed(name))
    .map(({ of, name }) => ({ label: sentenceCase(of), text: name }));
  return tableOf('plain', unlike([...place, ...lists, ...ones, ...countsOnSite(spec, facts)]));
}

/** Visitors of a site are told that the house has five rooms; whoever keeps books on the rooms knows it. */
function countsOnSite(spec: AppSpec, facts: SaidFacts): Row[] {
  if (!isSite(spec)) return [];
  const counted = new Set([
    ...spec.entities.map(({ samples }) => samples.length),
    ...Object.values(spec.numbers ?? {}).map(({ value }) => value),
  ]);
  return saidCounts(facts)
    .filter(({ value }) => value >= fewestTold && !counted.has(value))
    .map(({ of, value }) => ({ label: sentenceCase(of), text: value.toLocaleString('en-US') }));
}

/** “Mila 11” where no record is called Mila. */
function isFigureLost({ name, figure }: SaidName, { entities }: AppSpec): boolean {
  const isKept = entities.some(({ samples, title }) => samples.some((sample) => sample[title] === name));
  return figure !== undefined && !isKept;
}

function nameText({ name, figure }: SaidName): string {
  return figure === undefined ? name : `${name} (${figure})`;
}

/** Each label once: facts are told apart by them. */
function unlike(rows: readonly Row[]): Row[] {
  return rows.filter(({ label }, at) => rows.findIndex((row) => row.label === label) === at);
}
