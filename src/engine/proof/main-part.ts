import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import type { CaseProof } from './proof-report.ts';

/** What an app is mainly for, and the parts of which a case has to hold before it counts as working. */
export interface MainPart {
  /** As people read it: “guest berths”. */
  readonly name: string;
  readonly parts: readonly string[];
}

/** Whether the person means a site that shows what its owner has put there. */
export function isSite({ reading }: Pick<AppSpec, 'reading'>): boolean {
  const [task] = (reading?.tasks ?? []).toSorted((a, b) => b.sure - a.sure);
  return task !== undefined && shown.has(task.id);
}

/** Sites show what their owner has put there, and nobody enters anything. */
const shown = new Set([
  'small-business-site',
  'portfolio',
  'landing-page',
  'event-site',
  'memorial-or-family',
]);

function plainWords(words: string): string {
  return words.toLowerCase().trim();
}

/** The kind of record that the text speaks of most, the first of them where several are named as often. */
export function mainEntity({ entities, reading }: AppSpec): EntitySpec | undefined {
  if (reading === undefined) return undefined;
  const named = reading.spans
    .filter(({ kind }) => kind === 'T')
    .map(({ start, end }) => plainWords(reading.text.slice(start, end)));
  const asked = entities.map((entity) => {
    const own = new Set([plainWords(entity.one), plainWords(entity.many)]);
    const at = named.findIndex((words) => own.has(words));
    return { entity, at, count: named.filter((words) => own.has(words)).length };
  });
  const [most] = asked.filter(({ at }) => at >= 0).toSorted((a, b) => b.count - a.count || a.at - b.at);
  return most?.entity;
}

/** A game or a tool that is the whole app; else what the text speaks of most. Undefined where nothing has to be entered. */
export function mainPart(spec: AppSpec, isWholeApp: (block: string) => boolean): MainPart | undefined {
  const start = spec.pages.find(({ path }) => path === '/');
  const whole = start?.sections.find(({ block }) => isWholeApp(block));
  if (whole !== undefined) return { name: whole.title ?? start?.title ?? '', parts: [`section:${whole.id}`] };
  const entity = mainEntity(spec);
  if (entity === undefined || isSite(spec)) return undefined;
  const { name, many } = entity;
  return { name: many, parts: [`create:${name}`, `edit:${name}`, `use:${name}`] };
}

/** Why what the app is for does not work; undefined when somebody used it. */
export function mainFault({ name, parts }: MainPart, cases: readonly CaseProof[]): string | undefined {
  const trying = cases.filter(({ tries = [] }) => tries.some((part) => parts.includes(part)));
  if (trying.some(({ ok }) => ok)) return undefined;
  return trying.length === 0
    ? `Nobody can use “${name}”, which the app is for: no part of it takes them. Describe what people do with them.`
    : `“${name}”, which the app is for, did not work for anybody who tried.`;
}
