import type { Draft } from '../agent-desk/fields.ts';
import { type AnyWork, type Lever, WorkFault } from '../agent-desk/work.ts';
import { fieldsOf } from './field-of.ts';
import type { ToolDefinition } from './tool-definition.ts';

const mostLevers = 6;
const stepsOfLever = 100;

/**
 * Makes an agent's work of a tool. Its form needs no code of the language of formulas; that is loaded when it is first worked
 * out, which the desk does in a worker.
 */
export function workOf(definition: ToolDefinition, version = 1): AnyWork {
  const fields = fieldsOf(definition);
  return {
    version,
    fields,
    steps: [{ title: 'Your figures', fields: Object.keys(fields) }],
    starters: [
      {
        name: 'Sample values',
        text: 'What stands in the form when the tool is opened.',
        input: { ...definition.sample, currency: definition.currency },
      },
    ],
    run: async (input: Draft) => {
      const { examineTool } = await import('./examine-tool.ts');
      const { result, stopped, faults } = examineTool(definition, input);
      if (result !== undefined) return result;
      throw new WorkFault(stopped ?? faultInWords(definition, faults[0]));
    },
    levers: leversOf(definition),
    method: {
      name: 'Formulas of this tool',
      text: [
        'It is worked out by these formulas, each after those that it needs. Percentages are shares in them: 8 % is 0.08.',
        ...definition.formulas.map(({ name, formula }) => `${name} = ${formula}`),
      ],
      sources: [],
      assumptions: [],
      limits: [
        'Whoever made this tool decided what it takes into account. Nobody else has checked its formulas.',
      ],
    },
    examples: [],
  };
}

/** A field with a least and a greatest value can be moved under the result. */
function leversOf({ fields }: ToolDefinition): Lever<string>[] {
  return fields
    .flatMap((field) => {
      if (field.kind !== 'number' && field.kind !== 'money' && field.kind !== 'percent') return [];
      const { name, min, max } = field;
      if (min === undefined || max === undefined || max <= min) return [];
      const isWhole = field.kind === 'number' && field.whole === true;
      return [{ field: name, min, max, step: isWhole ? 1 : roundStep((max - min) / stepsOfLever) }];
    })
    .slice(0, mostLevers);
}

/** 0.37 becomes 0.5: a slider moves by steps that people count in. */
function roundStep(exact: number): number {
  const scale = 10 ** Math.floor(Math.log10(exact));
  const nice = [1, 2, 5, 10].find((step) => step * scale >= exact * 0.999) ?? 10;
  return Number((nice * scale).toPrecision(1));
}

function faultInWords(
  { formulas, shown }: ToolDefinition,
  fault: { readonly place: string; readonly message: string } | undefined,
): string {
  if (fault === undefined) return 'This tool shows nothing yet.';
  const [area, index] = fault.place.split('.');
  if (area === 'formulas') return `Formula “${formulas[Number(index)]?.name}”: ${fault.message}`;
  if (area === 'shown') return `${shown[Number(index)]?.title}: ${fault.message}`;
  return fault.message;
}
