import type { ObjectiveInput, ResultInput } from './fields.ts';

export interface Finding {
  readonly rule: string;
  /** What it is about, in the words of the person. */
  readonly about: string;
  readonly message: string;
}

const fewestResults = 2;
const mostResults = 5;
const mostObjectives = 5;
const mostWords = 15;
const sure = 90;
const unsure = 60;
const task =
  /^(launch|build|implement|hire|write|hold|complete|finish|create|develop|deliver|introduce|start|run|organi[sz]e|set up|roll out|migrate|publish|design|plan|prepare|conduct|redesign|install|train|visit|attend|document|ship)\b/i;
const numberWord = /\d|\b(half|double|twice|triple|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

export const ruleNames = [
  'Measurable',
  'Baseline',
  'Target',
  'Outcome, not a task',
  'Few enough',
  'Inspiring, without figures',
  'Owned',
  'Aligned',
  'Stretch and commitment',
  'Backed by key results',
] as const;

export function findingsOfResult(one: ResultInput): Finding[] {
  const findings: Finding[] = [];
  const about = `${one.objective}: ${one.result}`;
  const add = (rule: (typeof ruleNames)[number], message: string) => findings.push({ rule, about, message });
  if (one.target === undefined && !numberWord.test(one.result))
    add(
      'Measurable',
      'Nobody could say on the last day whether it was met. Name the figure that will have changed.',
    );
  if (one.baseline === undefined)
    add(
      'Baseline',
      'Without the figure of the first day there is no progress to score. Measure it first; that may be the first task.',
    );
  if (one.target === undefined) add('Target', 'Say which figure is to be reached by the last day.');
  else if (one.target === one.baseline)
    add('Target', 'The target is the baseline: nothing would have to change.');
  if (task.test(one.result.trim()))
    add(
      'Outcome, not a task',
      'This is something to do. Ask what will be different once it is done, and measure that; keep the task in the plan.',
    );
  if (one.kind === 'committed' && one.confidence !== undefined && one.confidence < unsure)
    add(
      'Stretch and commitment',
      `It is committed, yet the confidence is ${one.confidence} %. Free what it needs, or call it ambitious.`,
    );
  if (one.kind === 'ambitious' && one.confidence !== undefined && one.confidence >= sure)
    add(
      'Stretch and commitment',
      `A confidence of ${one.confidence} % says that it is no stretch. Raise the target, or call it committed.`,
    );
  return findings;
}

export function findingsOfObjective(one: ObjectiveInput, results: number, children: number): Finding[] {
  const findings: Finding[] = [];
  const about = `${one.key}: ${one.objective}`;
  const add = (rule: (typeof ruleNames)[number], message: string) => findings.push({ rule, about, message });
  if (/\d/.test(one.objective))
    add(
      'Inspiring, without figures',
      'The figure belongs into a key result. Say here where you want to be, and why it matters.',
    );
  if (one.objective.split(/\s+/).length > mostWords)
    add(
      'Inspiring, without figures',
      `It has more than ${mostWords} words. What cannot be remembered is not followed.`,
    );
  if (one.owner === undefined) add('Owned', 'Nobody owns it. Name one person, not a group.');
  if (results === 0 && children === 0)
    add('Backed by key results', 'Nothing shows when it is reached. Add two to five key results.');
  if (results > 0 && results < fewestResults)
    add(
      'Few enough',
      'One key result alone can be met at the cost of everything else. Add one that guards against it.',
    );
  if (results > mostResults)
    add(
      'Few enough',
      `${results} key results are too many to steer by. Keep the five without which it would not be reached.`,
    );
  return findings;
}

export function findingsOfWhole(objectives: readonly ObjectiveInput[]): Finding[] {
  const top = objectives.filter(({ serves }) => serves === undefined);
  const findings: Finding[] = [];
  if (top.length > mostObjectives)
    findings.push({
      rule: 'Few enough',
      about: 'All objectives',
      message: `${top.length} objectives stand at the top; three to five are what people keep in mind. Put the others below one of them, or leave them for the next period.`,
    });
  const alone = objectives.filter(
    ({ serves, key }) => serves === undefined && !objectives.some((other) => other.serves === key),
  );
  if (objectives.length > top.length && alone.length > 0)
    for (const { key, objective } of alone)
      findings.push({
        rule: 'Aligned',
        about: `${key}: ${objective}`,
        message:
          'It serves no other objective and none serves it. Tie it to one, or say why it stands alone.',
      });
  return findings;
}
