import { chainIn } from '../facts/said-chains.ts';
import type { Clause, DeclaredStates } from './declared.ts';
import { splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';

const arrow = /\s*(?:→|->|=>|⇒|>)\s*/;
const isArrow = /→|->|⇒|=>|\s>\s.*\s>\s/;
const longestState = 28;

/** The states that a clause declares: “draft → submitted → done | rolled back”, or a list under “States”. */
export function statesIn({ text, at, under, heading = '' }: Clause): DeclaredStates[] {
  const of = /\bof (?:an?|the|each) (.+)$/i.exec(heading)?.[1];
  const plain = text.replace(/,?\s+(?:in (?:that|this|the given) order(?: only)?|only in this order)$/i, '');
  const flow = plain
    .replace(/^.*?:\s+(?=[^:]*(?:→|->|⇒|>))/, '')
    .replace(
      /^.*?\b(?:runs? through|goes? through|passes through|moves? (?:from|through)|is|are|go from|goes from|runs from|has the states?|as follows)\s+(?=[^→>]{2,28}(?:→|->|⇒|>))/i,
      '',
    );
  const before = plain
    .slice(0, plain.length - flow.length)
    .replace(/\s+(?:runs?|goes?|passes|moves?|is|are|has)\b.*$/i, '');
  const named =
    of ??
    /\b(?:an?|the|each)\s+([a-z][a-z -]*?)(?:\s+(?:goes|runs|passes|has|moves)\b.*)?:?\s*$/i.exec(
      before,
    )?.[1];
  const one = named === undefined ? undefined : thingName(named);
  const steps = stepsOf(flow, under === 'states');
  if (steps === undefined) {
    const told = chainIn(text);
    const passes = told?.thing === undefined ? one : thingName(told.thing);
    return told === undefined
      ? []
      : [
          {
            steps: told.steps.map((step) => step.map(({ name }) => name)),
            at,
            ...(passes === undefined ? {} : { thing: passes }),
          },
        ];
  }
  return [{ steps, at, ...(one === undefined ? {} : { thing: one }) }];
}

function stepsOf(flow: string, isListed: boolean): string[][] | undefined {
  const isFlow = isArrow.test(flow);
  if (!isFlow && !isListed) return undefined;
  const parts = isFlow ? flow.split(arrow) : splitParts(flow);
  const steps = parts.map((part) =>
    part
      .split(/\s*(?:\||\/|\bor\b)\s*/)
      .map((one) => one.replaceAll(/["“”().]/g, '').trim())
      .filter((one) => one !== ''),
  );
  const all = steps.flat();
  const isStates =
    steps.length > 1 &&
    all.every((one) => one.length <= longestState && /^[\p{L}][\p{L} -]*$/u.test(one)) &&
    new Set(all).size === all.length &&
    steps.every((step) => step.length > 0);
  return isStates ? steps : undefined;
}
