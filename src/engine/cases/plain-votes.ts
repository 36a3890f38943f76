import type { ActionSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { takeOutField } from '../spec/take-out.ts';
import type { CasePlan } from './case-plan.ts';

const voting = /\bvot(?:e|es|ed|ing)\b|\bpoll\b/iu;
const graded =
  /\b(?:points?|scores?|stars?|rat(?:e|es|ed|ing|ings)|rank(?:s|ed|ing)?|out of (?:\d+|ten|five)|grades?|marks?|3-2-1|weigh\w*|borda)\b/iu;
const mostGrades = 5;

interface Graded {
  readonly votes: EntitySpec;
  readonly grade: FieldSpec;
  readonly act: ActionSpec;
  /** For what, and whose. */
  readonly given: FieldSpec;
  readonly voter: FieldSpec;
}

/** Where a text speaks of votes and of nothing that weighs them, a vote is one vote: points in steps that a case has step back. */
export function plainVotes(plan: CasePlan, text: string): void {
  if (!voting.test(text) || graded.test(text)) return;
  const found = gradedVotes(plan);
  if (found === undefined) return;
  const { votes, grade, act, given, voter } = found;
  const things = plan.entities.find(({ name }) => name === given.to);
  const isCleared = plan.actions.some(({ does = [] }) =>
    does.some((step) => step.trim() === `remove ${votes.name}`),
  );
  act.form = act.form?.filter(({ name }) => name !== grade.name) ?? [];
  act.does =
    act.does?.map((step) => step.replace(`${grade.name} = ask.${grade.name}`, `${grade.name} = 1`)) ?? [];
  act.label = 'Vote for it';
  const who = act.form.find(({ to }) => to === voter.to);
  const people = plan.entities.find(({ name }) => name === voter.to);
  act.done =
    who === undefined || people === undefined || things === undefined
      ? 'Your vote counts.'
      : `{ask.${who.name}.${people.title}} votes for {${things.title}}.`;
  Object.assign(grade, { start: 1, automatic: true, label: 'Votes' } satisfies Partial<FieldSpec>);
  withOneEach(found, people, isCleared);
  dropGrades(plan, found);
  inVotes(plan);
}

/** The votes of a case that ask for a number of one to five. */
function gradedVotes({ entities, actions }: CasePlan): Graded | undefined {
  for (const votes of entities)
    for (const grade of votes.fields) {
      const { kind, min, max, name, formula } = grade;
      if (kind !== 'number' || formula !== undefined || min !== 1 || max === undefined || max > mostGrades)
        continue;
      const act = actions.find(({ does = [] }) =>
        does.some(
          (step) => step.startsWith(`add ${votes.name} with`) && step.includes(`${name} = ask.${name}`),
        ),
      );
      const given = votes.fields.find(({ to }) => to !== undefined && to === act?.on);
      const voter = votes.fields.find(({ to }) => to !== undefined && to !== given?.to);
      if (act !== undefined && given !== undefined && voter !== undefined)
        return { votes, grade, act, given, voter };
    }
  return undefined;
}

/** One vote for whoever votes where votes are cleared after a choice, else one for each thing. */
function withOneEach(
  { votes, grade, given, voter }: Graded,
  people: EntitySpec | undefined,
  isCleared: boolean,
): void {
  const isGraded = new RegExp(String.raw`\b${grade.name}\b`);
  const name = people === undefined ? '' : `{${voter.name}.${people.title}}`;
  const both = `any(other ${votes.name} where ${voter.name} = this.${voter.name} and ${given.name} = this.${given.name})`;
  const kept = (votes.rules ?? []).filter(({ never }) => !isGraded.test(never) && never !== both);
  const once = isCleared ? `any(other ${votes.name} where ${voter.name} = this.${voter.name})` : both;
  votes.rules = [...kept, { never: once, says: `${name} has voted${isCleared ? '' : ' for this'} already.` }];
  const seen = new Set<string>();
  const samples = votes.samples.filter((sample) => {
    const key = isCleared ? String(sample[voter.name]) : `${sample[voter.name]} ${sample[given.name]}`;
    return !seen.has(key) && seen.add(key).size > 0;
  });
  votes.samples.splice(0, votes.samples.length, ...samples.map((sample) => ({ ...sample, [grade.name]: 1 })));
}

/** What counts votes of a certain grade goes, and sums without it stay. */
function dropGrades(plan: CasePlan, { votes, grade, voter }: Graded): void {
  const ofGrade = new RegExp(String.raw`\b${votes.name} where [^()]*\b${grade.name} = \d`);
  const gone = plan.entities.flatMap((entity) =>
    entity.fields
      .filter(({ formula = '' }) => ofGrade.test(formula))
      .map(({ name }) => [entity.name, name] as const),
  );
  for (const { fields } of plan.entities)
    for (const field of fields) {
      for (const [, name] of gone)
        field.formula = field.formula?.replaceAll(
          new RegExp(String.raw`\s*\+\s*${name}\b`, 'g'),
          '',
        ) as string;
      if (field.formula === undefined) delete field.formula;
      // Whoever has voted once has voted.
      else
        field.formula = field.formula.replace(
          new RegExp(String.raw`^(count\(${votes.name} where ${voter.name} = this\)) = \d$`),
          '$1 > 0',
        );
    }
  for (const [entity, name] of gone) takeOutField(plan, entity, name);
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bPoints\b/gu, 'Votes'],
  [/\bpoints\b/gu, 'votes'],
];

/** What people read speaks of votes. */
function inVotes(plan: CasePlan): void {
  const said = (text: string) => spoken.reduce((all, [pattern, word]) => all.replaceAll(pattern, word), text);
  for (const { fields } of plan.entities) for (const field of fields) field.label = said(field.label);
  for (const action of plan.actions)
    action.done = action.done.replaceAll(/(?<!\{[^}]*)\bpoints\b/gu, 'votes');
  for (const page of plan.pages) {
    const lead = (page.lead ?? '')
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => !/\bpoints?\b|\bthree, two\b/iu.test(sentence));
    if (lead.join('') === '') delete page.lead;
    else page.lead = lead.join(' ');
  }
}
