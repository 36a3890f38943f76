import { type Arc, type Reading, wordsOf } from '../reader/reading.ts';
import { nounLemma } from './lemma.ts';

const stages = /\b(?:stage|state|status|column|phase|category)$/;
const fewestValues = 2;

/** “stages: first call, sketch sent, fixed” are where a thing stands and no records, though they were read as such. */
export function stagesAsFields(reading: Reading): Reading {
  const { spans, arcs } = reading;
  const isStages = (at: number) =>
    spans[at]?.kind === 'T' &&
    stages.test(nounLemma(wordsOf(reading, spans[at]))) &&
    arcs.filter(({ from, to }) => to === at && spans[from]?.kind === 'V').length >= fewestValues;
  const found = new Set([...spans.keys()].filter(isStages));
  if (found.size === 0) return reading;
  const owned = [...found].flatMap((at): Arc[] => {
    const isOwned = arcs.some(({ from, to }) => from === at && isOwner(spans[to]?.kind));
    const owners = [...spans.keys()].filter((one) => !found.has(one) && isOwner(spans[one]?.kind));
    const owner = owners.findLast((one) => one < at) ?? owners[0];
    return isOwned || owner === undefined ? [] : [{ from: at, to: owner }];
  });
  return {
    ...reading,
    spans: spans.map((span, at) => (found.has(at) ? { ...span, kind: 'F' } : span)),
    arcs: [...arcs, ...owned],
  };
}

function isOwner(kind: string | undefined): boolean {
  return kind === 'T' || kind === 'R';
}
