import type { Block, Part } from '../../agent-desk/parts.ts';
import type { Analysis } from './analyse.ts';
import { asSentence } from './as-sentence.ts';
import { clauses } from './clauses.ts';
import type { ContractInput } from './fields.ts';
import { clip, contradictionRows, isAgainst, whereOf } from './findings-parts.ts';
import { redlineOf } from './redline.ts';

const mostPoints = 10;

/** A letter to the other side, with every wish and its reason. */
export function letter(analysis: Analysis, input: ContractInput): Part {
  const { risks, missing, type } = analysis;
  const wishes = risks.filter(
    (risk) => risk.rule.severity !== 'low' && (input.side === undefined || isAgainst(risk, input.side)),
  );
  const contradictions = contradictionRows(analysis);
  const blocks: Block[] = [
    { kind: 'heading', text: `Comments on the draft ${type.type.label.toLowerCase()}` },
    {
      kind: 'text',
      text: 'Thank you for the draft. We have read it and would like to settle the points below before signing. For each we propose a wording.',
    },
  ];
  if (wishes.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Wording that we ask to change' },
      {
        kind: 'list',
        numbered: true,
        items: wishes
          .slice(0, mostPoints)
          .map(
            ({ rule, words, sentence, milder }) =>
              `${rule.name} (${whereOf(sentence.section)}, “${clip(words, 70)}”). ${rule.why} We propose: ${asSentence(milder)}`,
          ),
      },
    );
  if (missing.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Clauses that we ask to add' },
      {
        kind: 'list',
        numbered: true,
        items: missing.map((key) => `${clauses[key].name}: ${clauses[key].wording}`),
      },
    );
  if (contradictions.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Points to put right' },
      { kind: 'list', items: contradictions.slice(0, mostPoints).map(({ what }) => String(what)) },
    );
  blocks.push({
    kind: 'text',
    text: 'We look forward to your revised draft, and are glad to go through it in a call.',
  });
  return { kind: 'document', title: 'Letter with comments', blocks };
}

const nearby = 90;

/** Changes in words, with a little of what stands around them; the files have the whole text. */
export function redlineDocument(analysis: Analysis): Part {
  const pieces = redlineOf(analysis);
  const items: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'kept') continue;
    const before = pieces[at - 1];
    if (piece.kind === 'inserted' && before?.kind === 'deleted') {
      const context = pieces[at - 2]?.text ?? '';
      items.push(`… ${tail(context)} [delete: ${before.text}] [insert: ${piece.text}]`);
    } else if (piece.kind === 'inserted') {
      const context = before?.kind === 'kept' ? `… ${tail(before.text)} ` : '';
      const text = piece.text.trim();
      items.push(`${context}${text.startsWith('[') ? text : `[insert: ${text}]`}`);
    }
  }
  return {
    kind: 'document',
    title: 'Redline in words',
    blocks: [
      {
        kind: 'text',
        text: 'Deletions and insertions in the order of the text. The download Redline (Word) holds the same changes tracked, to be accepted or rejected one by one.',
      },
      items.length === 0
        ? { kind: 'text', text: 'No change is proposed.' }
        : { kind: 'list', numbered: true, items },
    ],
  };
}

function tail(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= nearby ? flat : flat.slice(flat.indexOf(' ', flat.length - nearby) + 1);
}
