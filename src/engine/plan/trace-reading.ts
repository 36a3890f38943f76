import type { Block } from '../block.ts';
import { isSite, mainEntity } from '../proof/main-part.ts';
import { nounLemma } from '../read/lemma.ts';
import { type SpanNode, spanNodes } from '../read/span-nodes.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { outcomeOf, type TraceContext } from './trace-span.ts';

/**
 * What became of every word group that was read, in the order of the text: nothing that was read is dropped in silence.
 * Acts and named parts keep what the planner did for them; the others are looked for in the finished plan.
 */
export function traceReading(
  spec: AppSpec,
  reading: Reading,
  blocks: ReadonlyMap<string, Block>,
): TraceEntry[] {
  const planned = spec.trace.filter(({ at }) => at !== undefined);
  const plannedFor = ({ span }: SpanNode) =>
    planned.find(({ at = [] }) => at.some(([start, end]) => start === span.start && end === span.end));
  const context: TraceContext = {
    spec,
    blocks,
    main: mainParts(spec, reading),
    isSite: isSite({ reading }),
    partsOfAct: (act) => plannedFor(act)?.served ?? [],
  };
  const entries = new Map<string, TraceEntry>();
  for (const node of spanNodes(reading)) {
    const { kind, start, end } = node.span;
    const known = kind === 'A' || kind === 'P' ? plannedFor(node) : undefined;
    const key =
      known === undefined ? `${kind} ${nounLemma(node.words)}` : `planned ${planned.indexOf(known)}`;
    const entry = entries.get(key) ?? entryOf(node, known, context, reading);
    entry.at = [...(entry.at ?? []), [start, end]];
    entries.set(key, entry);
  }
  return [...entries.values()];
}

const longestWish = 80;

/** An act with what it is about, as it stands, unless that is far. */
function wordsOfWish({ span, to, words }: SpanNode, { text }: Reading): string {
  const ends = to
    .map((one) => one.span.end)
    .filter((end) => end > span.end && end - span.start <= longestWish);
  return span.kind === 'A'
    ? text.slice(span.start, Math.max(span.end, ...ends)).replaceAll(/\s+/g, ' ')
    : words;
}

function entryOf(
  node: SpanNode,
  planned: TraceEntry | undefined,
  context: TraceContext,
  reading: Reading,
): TraceEntry {
  const request = wordsOfWish(node, reading).slice(0, 300);
  // What the planner could not serve is judged by itself: it may be understood and not built, or not understood.
  if (planned === undefined || planned.served.length === 0)
    return { request, ...outcomeOf(node, context), at: [] };
  const { at: _places, ...rest } = planned;
  return { ...rest, request, at: [] };
}

/** What stands for the app itself: what its kind, its task or a recipe brought, and what it mainly keeps. */
function mainParts(spec: AppSpec, reading: Reading): string[] {
  const loose = spec.trace.filter(({ at }) => at === undefined).flatMap(({ served }) => served);
  const entity = mainEntity({ ...spec, reading });
  return [...new Set([...loose, ...(entity === undefined ? [] : [`entity:${entity.name}`])])];
}
