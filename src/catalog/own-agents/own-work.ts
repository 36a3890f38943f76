import { checkInput } from '../agent-desk/check-input.ts';
import type { Draft, Field, Fields } from '../agent-desk/fields.ts';
import { type AnyWork, type InputFault, type RunTools, WorkFault } from '../agent-desk/work.ts';
import type { OwnAgent } from './own-agent.ts';

/** The work of the base, asked in one's own way: in another order, with other words, and without what is fixed. */
export function ownWork(base: AnyWork, own: OwnAgent, version: number): AnyWork {
  const isFixed = new Set(own.fixed);
  const fixed: Draft = Object.fromEntries(own.fixed.map((name) => [name, own.preset[name]]));
  const asked = namesInOrder(base, own).filter((name) => !isFixed.has(name));
  const whole = (input: Draft): Draft => ({ ...input, ...fixedInput(base, fixed, input) });
  const { checks } = base;
  return {
    ...base,
    version,
    fields: Object.fromEntries(
      asked.flatMap((name) => {
        const field = base.fields[name];
        return field === undefined ? [] : [[name, ownField(field, own.help[name], fixed)]];
      }),
    ),
    steps: stepsOf(base, asked),
    starters: [
      { name: own.name, text: own.job, input: own.preset },
      ...base.starters.map((starter) => ({ ...starter, input: { ...starter.input, ...fixed } })),
    ],
    ...(checks === undefined
      ? {}
      : {
          checks: (input: Draft) =>
            orFault(() => checks(whole(input) as never).map((fault) => atAsked(base, isFixed, fault))),
        }),
    run: async (input: Draft, tools: RunTools) => {
      try {
        return await base.run(whole(input) as never, tools);
      } catch (error) {
        if (!(error instanceof WorkFault) || error.field === undefined || !isFixed.has(error.field))
          throw error;
        throw new WorkFault(`${base.fields[error.field]?.label ?? error.field}: ${error.message}`);
      }
    },
    levers: (base.levers ?? []).filter(({ field }) => !isFixed.has(field)),
    // The printed cases are those of the base, with all of its fields.
    examples: [],
  };
}

/** Every field of the base once, those that were put in order first. */
export function namesInOrder({ fields }: AnyWork, { order }: Pick<OwnAgent, 'order'>): string[] {
  const names = Object.keys(fields);
  const known = order.filter((name) => names.includes(name));
  return [...new Set([...known, ...names])];
}

function ownField(field: Field, help: string | undefined, fixed: Draft): Field {
  const { when } = field;
  return {
    ...field,
    ...(help === undefined || help === '' ? {} : { help }),
    ...(when === undefined ? {} : { when: (draft: Draft) => when({ ...draft, ...fixed }) }),
  };
}

/** The steps of the base; each stands where its first field was put. */
function stepsOf({ steps }: AnyWork, asked: readonly string[]): AnyWork['steps'] {
  return steps
    .map((step) => ({ ...step, fields: asked.filter((name) => step.fields.includes(name)) }))
    .filter(({ fields }) => fields.length > 0)
    .toSorted((one, other) => asked.indexOf(one.fields[0] ?? '') - asked.indexOf(other.fields[0] ?? ''));
}

/** Checks answer with what is wrong, also where something that is fixed cannot be read. */
function orFault(work: () => readonly InputFault[]): readonly InputFault[] {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WorkFault)) throw error;
    return [{ field: '', message: error.message }];
  }
}

/** What is fixed is read as if it had been typed. */
function fixedInput({ fields }: AnyWork, fixed: Draft, input: Draft): Draft {
  const known: Fields = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) => name in fixed && (field.when?.({ ...input, ...fixed }) ?? true),
    ),
  );
  const checked = checkInput(withoutConditions(known), fixed);
  if (checked.input !== undefined) return checked.input;
  const [fault] = checked.faults;
  throw new WorkFault(
    `${fields[fault?.field ?? '']?.label ?? 'A fixed field'}: ${fault?.message ?? ''} It is fixed in this agent; edit the agent to change it.`,
  );
}

/** They were asked already, with the whole input. */
function withoutConditions(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { when: _, ...rest } = field;
      return [name, rest as Field];
    }),
  );
}

/** A fault at a field that is not asked is said of the whole form. */
function atAsked({ fields }: AnyWork, isFixed: ReadonlySet<string>, fault: InputFault): InputFault {
  if (!isFixed.has(fault.field)) return fault;
  return { field: '', message: `${fields[fault.field]?.label ?? fault.field}: ${fault.message}` };
}
