import type { StepsOutcome, StepsRun } from '../driver-messages.ts';
import type { ProofStep } from '../proof-step.ts';
import { asOfToday } from './as-of-today.ts';
import { fill, offers } from './fill.ts';
import { started } from './look-at-page.ts';
import { ownOnly, preferOwn, stayIn } from './own-part.ts';
import { pressAt, pressNamed } from './press.ts';
import { storageMark } from './storage-mark.ts';
import { isVisible, plain, reads, visibleText } from './visible.ts';
import { pause, until } from './wait.ts';

export async function runSteps(run: StepsRun): Promise<StepsOutcome> {
  const { steps: written, from, begin, remembered, home } = run;
  stayIn(home);
  if (!(await started())) return { state: 'failed', at: from, message: nothingShown(run), remembered };
  const steps = written.map(onThisDay);
  let before: string | undefined;
  for (let at = from; at < steps.length; at += 1) {
    if (at === begin) before = storageMark();
    const step = steps[at];
    if (step === undefined) break;
    if (step.do === 'reload' || step.do === 'key') return { state: 'handed-back', at, remembered, before };
    const message = await runStep(step, remembered);
    if (message !== undefined) return { state: 'failed', at, message, remembered, before };
  }
  const mark = storageMark();
  return { state: 'done', remembered, mark, before: begin === steps.length ? mark : before };
}

function nothingShown({ steps, from }: StepsRun): string {
  const isReloaded = steps[from - 1]?.do === 'reload';
  return `The app shows nothing${isReloaded ? ' after a reload' : ''}.`;
}

/** What a step names as it reads today. */
function onThisDay(step: ProofStep): ProofStep {
  if (step.do === 'press') return { ...step, name: asOfToday(step.name) };
  if (step.do === 'fill') return { ...step, value: asOfToday(step.value) };
  return step.do === 'see' || step.do === 'see-not' ? { ...step, text: asOfToday(step.text) } : step;
}

async function runStep(
  step: Exclude<ProofStep, { do: 'reload' | 'key' }>,
  remembered: Record<string, string>,
): Promise<string | undefined> {
  switch (step.do) {
    case 'open':
      return open(step.path);
    case 'press':
      return pressNamed(step.name, step.nth);
    case 'press-at':
      return pressAt(step.selector, step.nth);
    case 'fill':
      return fill(step.label, step.value);
    case 'see':
      return (await until(() => reads(step.text) || undefined)) ? undefined : notSeen(step.text);
    case 'see-not':
      return (await until(() => !reads(step.text) || undefined))
        ? undefined
        : `“${step.text}” is still there.`;
    case 'count':
      return count(step.selector, step.min, step.max);
    case 'offers':
      return offers(step.label, step.values);
    case 'remember':
      return remember(step.selector, remembered);
    case 'changed':
      return changed(step.selector, remembered);
    case 'wait':
      await pause(step.ms);
      return undefined;
  }
}

async function open(path: string): Promise<undefined> {
  if (location.hash === `#${path}`) return undefined;
  const moved = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = path;
  await moved;
  await pause(0);
  return undefined;
}

/** The words nearest to what was looked for, because the report is read without the page. */
function notSeen(text: string): string {
  const all = visibleText();
  const words = plain(text).split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const at = all.indexOf(words.slice(0, length).join(' '));
    if (at >= 0) return `“${text}” is not there. Nearest: “…${all.slice(Math.max(0, at - 20), at + 80)}…”.`;
  }
  return `“${text}” is not there. The page reads: “${all.slice(0, 300)}…”.`;
}

async function count(selector: string, min = 0, max = Number.POSITIVE_INFINITY): Promise<string | undefined> {
  const all = () => [...document.querySelectorAll(selector)].filter(isVisible);
  // What is only in another part of the page may still be what is looked for; what must not be there counts here alone.
  const number = () => {
    const own = ownOnly(all()).length;
    return own === 0 && min > 0 ? all().length : own;
  };
  const fits = await until(() => (number() >= min && number() <= max ? true : undefined));
  if (fits) return undefined;
  const wanted =
    max === Number.POSITIVE_INFINITY ? `at least ${min}` : min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return `There are ${number()} of ${selector}; expected ${wanted}.`;
}

function fingerprint(selector: string): string | undefined {
  const [element] = preferOwn([...document.querySelectorAll(selector)]);
  if (element === undefined) return undefined;
  if (element instanceof HTMLCanvasElement) return element.toDataURL();
  const text = visibleText(element);
  const own = element.matches('input, select, textarea') ? (element as HTMLInputElement).value : '';
  return text === '' && own === '' ? element.outerHTML : `${text}\n${own}`;
}

async function remember(selector: string, remembered: Record<string, string>): Promise<string | undefined> {
  const found = await until(() => fingerprint(selector));
  if (found === undefined) return `There is nothing at ${selector}.`;
  remembered[selector] = found;
  return undefined;
}

async function changed(selector: string, remembered: Record<string, string>): Promise<string | undefined> {
  const before = remembered[selector];
  if (before === undefined) return `${selector} was not remembered before.`;
  if (await until(() => fingerprint(selector) !== before || undefined)) return undefined;
  return `${selector} is the same as before: “${before.slice(0, 120)}”.`;
}
