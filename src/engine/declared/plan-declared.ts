import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { kebab } from '../emit/names.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { asDeclared } from './as-declared.ts';
import { caseOfDraft } from './case-of-draft.ts';
import { coordinated } from './coordinated.ts';
import type { Clause, Declared, DeclaredThing, Place } from './declared.ts';
import { takeEquationWithInputs } from './derived-inputs.ts';
import { takePer, takeThresholds } from './derived-rates.ts';
import { takeByOption, takeDuration, takeEither, takeSumOfOthers } from './derived-sums.ts';
import { takeEquation, takeMapping, takeTotal } from './derived-values.ts';
import { type Draft, type Served, type Step, stateOf, withRule } from './draft.ts';
import { takeDueList, takeLapse } from './due-lists.ts';
import { takeEffect } from './effects-of-acts.ts';
import { takeFilling } from './fill-later.ts';
import { type BlockProps, holdTogether } from './hold-together.ts';
import { inOwnWords } from './own-words.ts';
import { planThings } from './plan-things.ts';
import { thingMeant } from './planned.ts';
import { readDeclared } from './read-declared.ts';
import { reworded } from './reworded.ts';
import { takeChain, takeOther, takeSecondYes } from './role-chains.ts';
import {
  takeKept,
  takeMandatory,
  takeMayBe,
  takeNeeds,
  takeNoSkipping,
  takeNotOwn,
  takeOnlyWhen,
} from './rules-of-acts.ts';
import { takeBounds, takeDated, takeWithinDays } from './rules-of-bounds.ts';
import { takeClaim } from './rules-of-claims.ts';
import { takeCount, takeGap, takeNoMoreThan } from './rules-of-counts.ts';
import { takeOrder, takeRange, takeSum, takeUnique, uniqueRule } from './rules-of-fields.ts';
import { takeAlready, takeHolding } from './rules-of-holding.ts';
import { takeAgainst, takeOneEach, takeTwice } from './rules-of-pairs.ts';
import {
  periodOf,
  takeAges,
  takeBarred,
  takeBudget,
  takeHours,
  takeMost,
  takeOnce,
  takeOverlap,
  takePause,
  takeRoom,
} from './rules-of-records.ts';
import { takeSameness } from './rules-of-sameness.ts';
import { takeMandatoryFor, takeOnlyFor } from './rules-only.ts';
import { takeOnlyThose } from './rules-only-those.ts';
import { takeWhen } from './rules-when.ts';
import { spokenThings } from './spoken-things.ts';
import { takeMove, takeStates } from './state-flow.ts';
import { takeMark } from './view-marks.ts';
import { takeView, viewsIn, viewWords } from './views.ts';
import { takeRight } from './who-may.ts';

/** The app that a text declares, and what became of each of its sentences. */
export interface DeclaredPlan {
  readonly spec: AppSpec;
  readonly trace: readonly TraceEntry[];
}

const manyRows = 18;
const notBuilt = 'This was declared, and the app does not have it yet.';

const sentenceRules: readonly ((draft: Draft, clause: Clause) => Step | undefined)[] = [
  takeMapping,
  takeSumOfOthers,
  takeEither,
  takeEquation,
  takeByOption,
  takeDuration,
  takeKept,
  takeUnique,
  takeSameness,
  takeRange,
  takeOverlap,
  takeHours,
  takeOnce,
  takeRoom,
  takeHolding,
  takeAlready,
  takeMost,
  takeAges,
  takePause,
  takeOrder,
  takeSum,
  takeMandatory,
  takeOnlyWhen,
  takeNeeds,
  takeNotOwn,
  takeNoSkipping,
  takeBarred,
  takeMayBe,
  takeBudget,
  takeOnlyThose,
  takeOnlyFor,
  takeMandatoryFor,
  takeOneEach,
  takeTwice,
  takeNoMoreThan,
  takeGap,
  takeCount,
  takeDated,
  takeWithinDays,
  takeAgainst,
  takeBounds,
  takeClaim,
  takePer,
  takeThresholds,
  takeChain,
  takeSecondYes,
  takeOther,
  takeLapse,
  takeEffect,
  takeDueList,
  takeRight,
  takeWhen,
];

/** The plan of a text that declares its structure; undefined where it declares none, or nothing that holds together. */
export function planDeclared(text: string, blockProps: BlockProps): DeclaredPlan | undefined {
  const declared = readDeclared(text);
  if (declared === undefined) return undefined;
  const planning = new Planning(declared, text, blockProps);
  return planning.finished();
}

class Planning {
  private draft: Draft;
  private readonly served = new Map<Clause, Served[]>();
  private readonly taken = new Set<Clause>();
  private readonly missing: { readonly clause: Clause; readonly words: string }[] = [];
  private readonly isSound: boolean;

  constructor(
    private readonly declared: Declared,
    private readonly text: string,
    private readonly blockProps: BlockProps,
  ) {
    const spoken = spokenThings(
      declared.things,
      declared.clauses,
      declared.roles.map(({ name }) => name),
    );
    const whole = this.begun([...declared.things, ...spoken]);
    this.isSound = this.holds(whole) !== undefined;
    this.draft = whole;
    // What is only spoken of may be misheard, and must not cost what was declared.
    if (!this.isSound && spoken.length > 0) {
      this.draft = this.begun(declared.things);
      this.isSound = this.holds(this.draft) !== undefined;
    }
    if (this.isSound) this.build();
  }

  private begun(things: readonly DeclaredThing[]): Draft {
    return {
      things: planThings(things, this.declared.clauses),
      rules: [],
      acts: [],
      parts: [],
      figures: {},
      kept: new Set(),
      fixed: new Set(),
    };
  }

  private holds(draft: Draft, ruled: ReadonlySet<string> = new Set()) {
    const held = (rows?: number) =>
      holdTogether(caseOfDraft(draft, this.declared, this.text, rows), this.blockProps, ruled);
    const first = held();
    // Of more samples enough may obey a rule that all of a few break.
    const file = first === 'few' ? held(manyRows) : first;
    return file === 'few' ? undefined : file;
  }

  /** Each step is taken only where the whole plan holds together with it. */
  private take(step: Step | undefined, clause?: Clause): boolean {
    if (step === undefined) return false;
    const ruled = new Set(
      step.serves.flatMap((one) => ('rule' in one && typeof one.rule === 'object' ? [one.rule.on] : [])),
    );
    if (this.holds(step.next, ruled) === undefined) return false;
    this.draft = step.next;
    if (clause !== undefined && step.leaves !== undefined) this.missing.push({ clause, words: step.leaves });
    if (clause !== undefined) this.served.set(clause, [...(this.served.get(clause) ?? []), ...step.serves]);
    return true;
  }

  private build(): void {
    const { clauses, states, deeds } = this.declared;
    for (const { key, fields } of this.draft.things)
      for (const field of fields)
        if (field.isUnique === true) {
          const thing = this.draft.things.find((one) => one.key === key);
          if (thing !== undefined) this.take(withRule(this.draft, uniqueRule(thing, field)));
        }
    for (const one of states) this.take(takeStates(this.draft, one), this.clauseAt(one.at));
    for (const deed of deeds) {
      const step = deed.fields.length > 0 ? takeFilling(this.draft, deed) : takeMove(this.draft, deed);
      this.take(step, this.clauseAt(deed.at));
    }
    for (const clause of clauses) this.takeSentence(clause);
    this.keepOrder();
    for (const thing of this.draft.things) {
      const next = takeTotal(this.draft, thing, this.text);
      if (next !== this.draft) this.take({ next, serves: [] });
    }
    // A sentence may speak of a state or a sum that a later one declares.
    for (const clause of clauses) if (!this.taken.has(clause)) this.takeSentence(clause);
    // What no sentence gave is entered.
    for (const clause of clauses)
      if (!this.taken.has(clause) && this.take(takeEquationWithInputs(this.draft, clause), clause))
        this.taken.add(clause);
    for (const clause of clauses) this.takeViews(clause);
  }

  /** What ends does so after it began, whether somebody writes it down or not. */
  private keepOrder(): void {
    for (const thing of this.draft.things) {
      const period = periodOf(thing);
      if (period === undefined) continue;
      const { from, to } = period;
      const isSaid = this.draft.rules.some(
        ({ on, never }) =>
          on === thing.key &&
          never.includes(` ${from.name}`) &&
          /^[^(]*$/.test(never) &&
          never.includes(to.name),
      );
      if (isSaid) continue;
      const sign = from.kind === 'date' ? '<' : '<=';
      const never = `${from.name} is not empty and ${to.name} is not empty and ${to.name} ${sign} ${from.name}`;
      this.take(
        withRule(this.draft, {
          on: thing.key,
          never,
          says: `${to.label} must be after ${from.label.toLowerCase()}.`,
        }),
      );
    }
  }

  private clauseAt([start]: Place): Clause | undefined {
    return this.declared.clauses.find(({ at }) => at[0] === start);
  }

  private takeSentence(clause: Clause): void {
    if (clause.under === 'views' || clause.under === 'roles' || clause.under === 'states') return;
    if (this.takeStatement(clause, clause.text)) this.taken.add(clause);
    else this.takeParts(clause);
  }

  /** A sentence as it stands, else in plainer words; the reason that the app gives stays that of its author. */
  private takeStatement(clause: Clause, text: string): boolean {
    for (const words of [text, ...reworded(text)]) {
      const said = { ...clause, text: words };
      for (const rule of sentenceRules)
        if (this.take(inOwnWords(rule(this.draft, said), words, text), clause)) return true;
    }
    return false;
  }

  /** A sentence that says several things is served by what is built of it, and the rest of it is listed. */
  private takeParts(clause: Clause): void {
    const parts = coordinated(clause.text);
    const isTaken = parts.map((part) => this.takeStatement(clause, part));
    if (!isTaken.includes(true)) return;
    this.taken.add(clause);
    for (const [index, words] of parts.entries())
      if (isTaken[index] !== true) this.missing.push({ clause, words });
  }

  private takeViews(clause: Clause): void {
    if (!this.taken.has(clause) && this.take(takeMark(this.draft, clause), clause)) return;
    const words = viewWords(clause.text, clause.under === 'views', this.taken.has(clause));
    if (words === undefined) return;
    for (const { words: part, also } of viewsIn(words))
      if (![part, ...also].some((one) => this.take(takeView(this.draft, one), clause)))
        this.missing.push({ clause, words: part });
  }

  finished(): DeclaredPlan | undefined {
    const file = this.isSound ? this.holds(this.draft) : undefined;
    if (file === undefined) return undefined;
    const spec = asDeclared(specOfCase(planOfCase(file, this.blockProps)), this.draft);
    return { spec, trace: this.traceOf(spec) };
  }

  private traceOf(spec: AppSpec): TraceEntry[] {
    const { clauses, things, roles } = this.declared;
    return clauses.flatMap((clause): TraceEntry[] => {
      const isAt = ([start]: Place) => start === clause.at[0];
      const own = things.flatMap((thing, index) => {
        const planned = this.draft.things[index];
        if (planned === undefined || !thing.at.some(isAt)) return [];
        const state = stateOf(planned);
        const isSaid = state?.options?.every((one) => clause.text.includes(one)) === true;
        return [`entity:${planned.key}`, ...(isSaid ? [`field:${planned.key}.${state.name}`] : [])];
      });
      // A story is served by what it asks for, and not by who tells it.
      const people = roles
        .filter(({ at }) => isAt(at) && clause.under === 'roles')
        .map(({ name }) => `role:${name}`);
      const told = [...toldOptions(clause, this.draft), ...enteredIn(clause, this.draft)];
      const parts = (this.served.get(clause) ?? []).flatMap((one) => partOf(one, spec));
      const served = [...new Set([...parts, ...own, ...people, ...told])].filter((part) =>
        partExists(part, spec),
      );
      const request = clause.text.replaceAll(/\s+/g, ' ').slice(0, 300);
      const at: [number, number][] = [[clause.at[0], clause.at[1]]];
      const missing = this.missing
        .filter((one) => one.clause === clause && served.length > 0)
        .map(
          ({ words }): TraceEntry => ({
            request: words,
            served: [],
            state: 'not-built',
            note: notBuilt,
            at: [],
          }),
        );
      if (served.length > 0) return [{ request, served, at }, ...missing];
      return [{ request, served: [], state: 'not-built', note: notBuilt, at }];
    });
  }
}

function partOf(served: Served, spec: AppSpec): string[] {
  if ('act' in served) {
    const id = kebab(served.act);
    return served.rule === undefined ? [`action:${id}`] : [`rule:${id}.${served.rule}`];
  }
  if ('rule' in served) {
    const rules = spec.entities.find(({ name }) => name === served.rule.on)?.rules ?? [];
    const place = rules.findIndex(({ never }) => never === served.rule.never);
    return place < 0 ? [] : [`rule:${served.rule.on}.${place}`];
  }
  if ('field' in served) return [`field:${served.of}.${served.field}`];
  if ('thing' in served) return [`entity:${served.thing}`];
  if ('role' in served) return [`role:${served.role}`];
  const sections = spec.pages.flatMap((page) => page.sections);
  if ('lists' in served)
    return sections
      .filter(({ props }) => props['entity'] === served.lists && props['can'] !== undefined)
      .map(({ id }) => `section:${id}`);
  const found = sections.find(
    ({ title, block }) => title === served.section || (served.section === 'figures' && block === 'figures'),
  );
  return found === undefined ? [] : [`section:${found.id}`];
}

/** “Species: cod, haddock”: the property whose options a sentence names. */
function toldOptions({ text }: Clause, { things }: Draft): string[] {
  const [, label = ''] = /^([A-Za-z][a-z -]{1,24}):\s/.exec(text) ?? [];
  return label === ''
    ? []
    : things.flatMap(({ key, fields }) =>
        fields
          .filter(
            ({ words, options = [] }) =>
              options.length > 1 &&
              nounLemma(words.toLowerCase()) === nounLemma(label.toLowerCase()) &&
              options.every((one) => text.includes(one)),
          )
          .map(({ name }) => `field:${key}.${name}`),
      );
}

/** “The receptionist registers visits”: whoever uses the app can. */
function enteredIn({ text }: Clause, { things }: Draft): string[] {
  const [, what = ''] =
    /^(?:the|an?)\s+[a-z -]+?\s+(?:registers?|enters?|creates?|submits?|records?|adds?|manages?|maintains?)\s+(?:the\s+|an?\s+|new\s+|all\s+)?([a-z][a-z -]*)$/i.exec(
      text,
    ) ?? [];
  const thing = what === '' ? undefined : thingMeant(what, things);
  return thing === undefined ? [] : [`create:${thing.key}`];
}
