import { isSameThing } from '../cases/same-words.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { ofKind, type SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { Plan } from './limit.ts';

/** The kind of record that words name: by its own word, by the last of them, or by another word for it. */
export function entityNamed(words: string, { entities }: Plan): EntitySpec | undefined {
  const phrase = nounLemma(words.toLowerCase());
  if (phrase === '') return undefined;
  const last = phrase.split(' ').at(-1) ?? phrase;
  return (
    entities.find(({ one, many }) => isSame(phrase, one) || isSame(phrase, many)) ??
    entities.find(({ one }) => isSame(last, one) || one.toLowerCase().endsWith(` ${last}`)) ??
    entities.find(({ one }) => isSameThing(phrase, one))
  );
}

/** The kinds of records that a word group limits, by its arcs: itself, what an act is done with, whose property it is. */
export function entitiesMeant(node: SpanNode, plan: Plan): EntitySpec[] {
  const near = [...node.to, ...ofKind(node.to, 'A', 'F', 'V').flatMap(({ to }) => to)];
  const found = ofKind(near, 'T', 'R', 'K').flatMap(({ words }) => entityNamed(words, plan) ?? []);
  return [...new Set(found)];
}

/** Kinds of records that have a reference to another. */
export function pointingTo({ name }: EntitySpec, { entities }: Plan): EntitySpec[] {
  return entities.filter(({ fields }) =>
    fields.some(({ to, formula }) => to === name && formula === undefined),
  );
}
