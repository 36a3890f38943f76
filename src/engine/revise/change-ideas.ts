import { isOfPeople, visitorRoles } from '../hosting/visitor-roles.ts';
import { inText } from '../library/words/in-text.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** A sentence that could change an app, in the words of that app. */
export interface ChangeIdea {
  readonly sentence: string;
  /** What it is about, so that not all that is offered is about the same. */
  readonly about: string;
}

/** What the ways of changing an app ask of its plan. */
interface Look {
  readonly spec: AppSpec;
  readonly entity: EntitySpec;
  /** As it stands within a sentence. */
  readonly many: string;
  /** What is said of its lists; empty where it has none. */
  readonly lists: readonly Readonly<Record<string, unknown>>[];
}

type Way = (look: Look) => readonly string[];

/** What people enter, in the order of the plan: what is worked out cannot be chosen by. */
function entered({ entity }: Look, ...kinds: readonly FieldSpec['kind'][]): FieldSpec[] {
  return entity.fields.filter(({ kind, formula }) => kinds.includes(kind) && formula === undefined);
}

function hasSection({ spec, entity }: Look, block: string): boolean {
  return spec.pages.some(({ sections }) =>
    sections.some((section) => section.block === block && section.props['entity'] === entity.name),
  );
}

function isCalled(pattern: RegExp, { entity }: Look): boolean {
  return entity.fields.some(({ name, label }) => pattern.test(name) || pattern.test(label));
}

function relates(pattern: RegExp, { entity }: Look): boolean {
  return entity.detail?.related.some(({ title }) => pattern.test(title)) === true;
}

/** Choices that tell records apart: one of two or more. */
function choices(look: Look): string[] {
  return entered(look, 'choice')
    .filter(({ options = [] }) => options.length > 1)
    .map(({ label }) => inText(label));
}

const toCancel =
  /\b(?:booking|appointment|reservation|order|lesson|class|event|visit|session|shift|loan|rental|trip|ride|slot|viewing|registration)s?$/i;
const further =
  /\b(?:contact|supplier|employee|children|kid|giver|walker|player|speaker|singer|passenger)s?$/i;

function isPeople({ many }: Look): boolean {
  return isOfPeople(many) || further.test(many);
}

const calendar: Way = (look) =>
  entered(look, 'date', 'moment').length === 0 || isPeople(look) || hasSection(look, 'calendar')
    ? []
    : [`Show ${look.many} on a calendar`];

const chart: Way = (look) =>
  hasSection(look, 'record-chart')
    ? []
    : choices(look).map((label) => `Add a chart of ${look.many} by ${label}`);

const talk: Way = (look) => {
  if (look.entity.detail === undefined) return [];
  const rate =
    entered(look, 'image').length > 0 && !isCalled(/rating|stars|score/i, look) && !relates(/rating/i, look);
  return [
    ...(rate ? [`Let people rate ${look.many}`] : []),
    ...(relates(/comment/i, look) || isPeople(look) ? [] : [`Let people comment on ${look.many}`]),
  ];
};

const deeds: Way = (look) => {
  const acts = look.spec.actions.filter(({ on }) => on === look.entity.name);
  const cancels = acts.some(({ label }) => /cancel|call off|withdraw/i.test(label));
  return [
    ...(toCancel.test(look.entity.one) && !cancels && look.lists.length > 0
      ? [`Add a button to cancel ${look.many}`]
      : []),
    ...(isCalled(/important|priority|urgent/i, look) || look.lists.length === 0 || isPeople(look)
      ? []
      : [`Add a button to mark ${look.many} as important`]),
  ];
};

const rights: Way = (look) => {
  const { spec, lists, many } = look;
  const isOpen = lists.some(({ can, editors }) => can !== undefined && editors === undefined);
  if (spec.accounts === 'none' || !isOpen) return [];
  return visitorRoles(spec).privileged.map((role) => `Only the ${inText(role)} can edit ${many}`);
};

const groups: Way = (look) =>
  look.lists.length === 0 || look.lists.some(({ group }) => group !== undefined)
    ? []
    : choices(look).map((label) => `Group ${look.many} by ${label}`);

const orders: Way = (look) =>
  look.lists.length === 0 || look.lists.some(({ sort }) => sort !== undefined)
    ? []
    : [
        ...entered(look, 'date', 'moment').map(
          ({ label }) => `Sort ${look.many} by ${inText(label)}, newest first`,
        ),
        ...entered(look, 'money', 'rating').map(
          ({ label }) => `Sort ${look.many} by ${inText(label)}, highest first`,
        ),
      ];

const sameness: Way = (look) =>
  entered(look, 'email', 'phone').map(({ label }) => `No two ${look.many} with the same ${inText(label)}`);

/** People and things, but not what happens on a day or what somebody wrote. */
function isSomethingToSee(look: Look): boolean {
  const { entity } = look;
  const title = entity.fields.find(({ name }) => name === entity.title);
  return title?.kind === 'text' && entered(look, 'image', 'date', 'moment', 'long-text').length === 0;
}

const fields: Way = (look) => [
  ...(isSomethingToSee(look) ? [`Add a photo to ${look.many}`] : []),
  ...(isPeople(look) && entered(look, 'phone').length === 0 ? [`Add a phone number to ${look.many}`] : []),
  ...(isPeople(look) && !isCalled(/birth/i, look) ? [`Add a birthday to ${look.many}`] : []),
  ...(entered(look, 'long-text').length > 0 || isCalled(/note/i, look) ? [] : [`Add a note to ${look.many}`]),
];

const needs: Way = (look) =>
  entered(look, 'email', 'phone', 'date')
    .filter(
      ({ required, automatic, start }) => required !== true && automatic !== true && start === undefined,
    )
    // “Paid on” does not stand within a sentence.
    .filter(({ label }) => !/\b(?:on|at|by|until|from|to|in|since)$/i.test(label))
    .map(({ label }) => `Make ${inText(label)} of ${look.many} required`);

/** What people would miss first comes first. */
const ways: readonly Way[] = [calendar, chart, rights, deeds, talk, groups, fields, orders, sameness, needs];

/** Figures whose name says by itself what they are. */
const tellsItself = /\s|^(?:fee|goal|capacity|deposit|budget|target|guests)$/i;

function limitsOf({ numbers = {} }: AppSpec): ChangeIdea[] {
  return Object.values(numbers)
    .filter(({ label, value }) => tellsItself.test(label) && Number.isInteger(value) && value > 0)
    .map(({ label, value }) => ({
      sentence: `Set ${inText(label)} to ${value < 10 ? value + 1 : Math.round(value * 1.5)}`,
      about: label,
    }));
}

/** Sentences that could change this app, in its own words: each way of changing an app in turn, about another thing each time. */
export function changeIdeas(spec: AppSpec): ChangeIdea[] {
  const looks = spec.entities.map((entity): Look => {
    const sections = spec.pages.flatMap((page) => page.sections);
    const lists = sections.filter(
      ({ block, props }) => block === 'records' && props['entity'] === entity.name,
    );
    return { spec, entity, many: inText(entity.many), lists: lists.map(({ props }) => props) };
  });
  const byWay = ways.map((way) =>
    looks.flatMap((look) => way(look).map((sentence) => ({ sentence, about: look.entity.name }))),
  );
  return inTurn([...byWay.slice(0, 5), limitsOf(spec), ...byWay.slice(5)]);
}

/** One of each list in turn, of what was spoken of least so far. */
function inTurn(lists: readonly (readonly ChangeIdea[])[]): ChangeIdea[] {
  const left = lists.map((list) => [...list]);
  const spoken = new Map<string, number>();
  const chosen: ChangeIdea[] = [];
  while (left.some((list) => list.length > 0)) {
    for (const list of left) {
      const [next] = list.toSorted((a, b) => (spoken.get(a.about) ?? 0) - (spoken.get(b.about) ?? 0));
      if (next === undefined) continue;
      list.splice(list.indexOf(next), 1);
      spoken.set(next.about, (spoken.get(next.about) ?? 0) + 1);
      chosen.push(next);
    }
  }
  return chosen;
}
