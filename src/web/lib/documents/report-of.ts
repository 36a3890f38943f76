import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import type { AgentResult } from '../../../catalog/agent-desk/result.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import { enteredText } from './entered-text.ts';
import type { Report } from './report.ts';

/** The report of a run: what was asked for in the words of the form, what came out, and where the method comes from. */
export function reportOf(title: string, work: AnyWork, input: Draft, result: AgentResult): Report {
  const { method } = work;
  return {
    title,
    input,
    result,
    entered: Object.entries(work.fields).flatMap(([name, field]) => {
      const isAsked = field.when === undefined || field.when(input);
      const value = isAsked ? enteredText(field, input[name], result.currency) : '';
      return value === '' ? [] : [[field.label, value] as const];
    }),
    method: [...method.text, ...method.assumptions],
    sources: method.sources.map(({ text, url }) => (url === undefined ? text : `${text} ${url}`)),
    limits: method.limits,
  };
}
