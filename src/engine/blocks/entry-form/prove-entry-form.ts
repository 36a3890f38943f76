import { entityOf } from '../../fit/find-fields.ts';
import { withoutLeft } from '../../fit/without-left.ts';
import { withArticle } from '../../grammar/article.ts';
import type { World } from '../../library/rules/world.ts';
import { boundsText } from '../../library/words/bounds-text.ts';
import { inText } from '../../library/words/in-text.ts';
import { enterAccepted, enterRefused } from '../../proof/enter-by-rules.ts';
import { isAsked, unusualTitle } from '../../proof/fill-form.ts';
import { plainPart } from '../../proof/mentioned-fields.ts';
import { worldsOn } from '../../proof/on-every-day.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { AppSpec, EntitySpec, PageSpec } from '../../spec/app-spec.ts';

interface EntryForm {
  readonly entity: string;
  readonly done: string;
  readonly submitLabel: string;
  readonly leaves?: readonly string[] | undefined;
}

/** Where everybody sees all records of a kind in a list. */
function listedAt({ name }: EntitySpec, { pages }: AppSpec): string | undefined {
  const isWhole = (props: Readonly<Record<string, unknown>>) =>
    props['entity'] === name && ['where', 'only', 'mine'].every((limit) => props[limit] === undefined);
  return pages.find(
    ({ roles = [], sections }) =>
      roles.length === 0 && sections.some(({ block, props }) => block === 'records' && isWhole(props)),
  )?.path;
}

/** What is entered is confirmed with a number and kept; what is missing, out of range or against a rule is refused. */
export function proveEntryForm(form: EntryForm, spec: AppSpec, page: PageSpec): ProofCase[] {
  const found = entityOf(spec, form.entity);
  if (found === undefined) return [];
  const entity = withoutLeft(found, form.leaves ?? []);
  const worlds = worldsOn(page, spec);
  const task: FormTask = {
    entity,
    spec,
    worlds,
    open: { do: 'open', path: page.path },
    press: { do: 'press', name: form.submitLabel },
    fill: enterAccepted({ entity, spec }, worlds)?.steps,
  };
  return [...acceptedCase(form, task), ...missingCase(task), ...rangeCase(task), ...ruleCases(task)];
}

interface FormTask {
  readonly entity: EntitySpec;
  readonly spec: AppSpec;
  readonly worlds: readonly World[];
  readonly open: ProofStep;
  readonly press: ProofStep;
  /** What is typed into a form that is taken. */
  readonly fill: readonly ProofStep[] | undefined;
}

const confirmed = 'Your number is';

function acceptedCase(form: EntryForm, { entity, spec, open, press, fill }: FormTask): ProofCase[] {
  if (fill === undefined) return [];
  const title = entity.fields.find(({ name }) => name === entity.title);
  const list = listedAt(entity, spec);
  const isSeen =
    title?.kind === 'text' && fill.some((one) => one.do === 'fill' && one.value === unusualTitle);
  const kept: ProofStep[] =
    list === undefined || !isSeen
      ? []
      : [{ do: 'reload' }, { do: 'open', path: list }, { do: 'see', text: unusualTitle }];
  const said = plainPart(form.done);
  return [
    {
      name: `Entering ${withArticle(inText(entity.one))} is confirmed with a number and kept`,
      steps: [
        open,
        ...fill,
        press,
        ...(said === '' ? [] : [{ do: 'see', text: said } as const]),
        { do: 'see', text: confirmed },
        { do: 'press', name: 'Enter another' },
        { do: 'see', text: form.submitLabel },
        ...kept,
      ],
      tries: [`entity:${entity.name}`, `create:${entity.name}`],
    },
  ];
}

const hasNothingAtFirst = new Set(['text', 'long-text', 'number', 'money', 'email', 'phone', 'date', 'time']);

function missingCase({ entity, open, press }: FormTask): ProofCase[] {
  const required = entity.fields.find(
    (field) =>
      isAsked(field) &&
      field.required === true &&
      field.start === undefined &&
      hasNothingAtFirst.has(field.kind),
  );
  if (required === undefined) return [];
  const steps = [open, press, { do: 'see', text: `${required.label} is required.` } as const];
  return [{ name: 'What is missing is said', steps }];
}

function rangeCase({ entity, open, press, fill }: FormTask): ProofCase[] {
  const limited = entity.fields.find(
    (field) =>
      isAsked(field) && ['number', 'money', 'percent'].includes(field.kind) && field.max !== undefined,
  );
  if (limited?.max === undefined || fill === undefined) return [];
  return [
    {
      name: `${limited.label} out of its range is refused with a reason`,
      steps: [
        open,
        ...fill,
        { do: 'fill', label: limited.label, value: String(limited.max + 1) },
        press,
        { do: 'see', text: `${limited.label} must be ${boundsText(limited)}.` },
        { do: 'see-not', text: confirmed },
      ],
    },
  ];
}

/** Each rule is broken on purpose, where a form can break it: the reason is said, and what was typed stays. */
function ruleCases({ entity, spec, worlds, open, press }: FormTask): ProofCase[] {
  return (entity.rules ?? []).flatMap((rule, index): ProofCase[] => {
    const said = plainPart(rule.says);
    const entered = said === '' ? undefined : enterRefused({ entity, spec }, rule, worlds);
    if (entered === undefined) return [];
    const typed = entered.steps.find((step) => step.do === 'fill' && step.value === unusualTitle);
    return [
      {
        name: `Refused: ${rule.says.replaceAll(/\{[^{}]*\}/g, '…')}`,
        steps: [
          open,
          ...entered.steps,
          press,
          { do: 'see', text: said },
          { do: 'see-not', text: confirmed },
          ...(typed === undefined ? [] : [{ do: 'see', text: unusualTitle } as const]),
        ],
        tries: [`rule:${entity.name}.${index}`],
        once: true,
      },
    ];
  });
}
