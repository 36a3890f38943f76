import type { MadeCard } from './made-card.ts';
import type { NoteBlock, NoteSentence } from './read-notes.ts';

const notATerm =
  /^(?:it|this|that|there|these|those|they|he|she|we|you|i|one|which|what|who|here|such|some|many|most|all|each|both|another|other|others|the (?:first|second|third|next|last|former|latter|same|result|reason|answer|following|other|rest|idea|point|aim|goal|problem|question))$/i;
const definition =
  /^((?:(?:A|An|The)\s+)?[\p{L}\p{N}][\p{L}\p{N}’'() -]{1,60}?)\s+(is defined as|are defined as|refers to|refer to|is called|are called|means|is|are|was|were)\s+((?:an?|the|any|one|when|that|what|how|all|those|made|used|not|about)\b[^]+)$/iu;

/** "X is a …": what is X? */
export function definitionCard({ text, at }: NoteSentence): MadeCard | undefined {
  const found = definition.exec(text.replace(/\s+/g, ' '));
  if (found === null) return;
  const [, subject = '', verb = '', rest = ''] = found;
  const term = subject.trim();
  if (notATerm.test(term) || term.split(' ').length > 6 || rest.split(' ').length < 3) return;
  if (/\b(?:and then|which|who|that|because|when|if)\b/i.test(term)) return;
  const front = `${questionOf(verb.toLowerCase())} ${lowerArticle(term)}?`;
  return { kind: 'basic', rule: 'definition', front, back: capital(rest), options: [], source: text, at };
}

function questionOf(verb: string): string {
  if (/^(?:are|refer)/.test(verb)) return 'What are';
  if (verb === 'was') return 'What was';
  if (verb === 'were') return 'What were';
  return 'What is';
}

function lowerArticle(term: string): string {
  return term.replace(/^(?:A|An|The)(?=\s)/, (article) => article.toLowerCase());
}

/** "Term: what it means", as glossaries write it. */
export function glossaryCard(block: NoteBlock): MadeCard | undefined {
  if (block.kind === 'numbered' || block.text.length > 400) return;
  const found = /^([\p{L}\p{N}][\p{L}\p{N}’'() /-]{1,50}?)\s*(?::|\s[–—-])\s+(\S[^]{5,})$/u.exec(
    block.text.replace(/\s+/g, ' '),
  );
  if (found === null) return;
  const [, term = '', meaning = ''] = found;
  if (
    term.split(' ').length > 5 ||
    /^(?:q|a|question|answer|note|notes|example|e\.g|see|source)$/i.test(term)
  )
    return;
  return {
    kind: 'basic',
    rule: 'definition',
    front: term,
    back: capital(meaning),
    options: [],
    source: block.text,
    at: block.at,
  };
}

/** A question that the notes ask themselves, with the sentence after it. */
export function questionCard(sentence: NoteSentence, next: NoteSentence | undefined): MadeCard | undefined {
  const asked = sentence.text.replace(/^(?:q|question)\s*\d*\s*[:.)]\s*/i, '');
  if (!asked.endsWith('?') || asked.split(/\s+/).length < 3 || next === undefined || next.text.endsWith('?'))
    return;
  const isAnswer = /^(?:a|answer)\s*\d*\s*[:.)]\s*/i.test(next.text);
  if (next.block !== sentence.block && !isAnswer) return;
  return {
    kind: 'basic',
    rule: 'question',
    front: asked,
    back: next.text.replace(/^(?:a|answer)\s*\d*\s*[:.)]\s*/i, ''),
    options: [],
    source: `${sentence.text} ${next.text}`,
    at: sentence.at,
  };
}

/** "… because …": why? */
export function reasonCard({ text, at }: NoteSentence): MadeCard | undefined {
  const found = /^([^]{8,220}?),?\s+because\s+(?!of\b)([^]{8,240}?)[.]?$/.exec(text.replace(/\s+/g, ' '));
  if (found === null) return;
  const [, fact = '', reason = ''] = found;
  return {
    kind: 'basic',
    rule: 'reason',
    front: `${fact}. Why?`,
    back: `Because ${reason}.`,
    options: [],
    source: text,
    at,
  };
}

/** Three to nine numbered steps in a row are to be put in order. */
export function orderCards(blocks: readonly NoteBlock[]): MadeCard[] {
  const cards: MadeCard[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const steps: NoteBlock[] = [];
    while (blocks[index + steps.length]?.kind === 'numbered')
      steps.push(blocks[index + steps.length] as NoteBlock);
    const [first] = steps;
    if (first === undefined) continue;
    const lead = blocks[index - 1];
    index += steps.length - 1;
    const texts = steps.map(({ text }) => text.replace(/\s+/g, ' '));
    if (steps.length < 3 || steps.length > 9 || texts.some((text) => text.length > 200 || text.endsWith('?')))
      continue;
    const about = (lead?.text ?? '')
      .replace(/\s+/g, ' ')
      .replace(/[:.]\s*$/, '')
      .slice(-160);
    cards.push({
      kind: 'order',
      rule: 'order',
      front: about === '' ? 'Put these in order.' : `Put in order: ${about}`,
      back: '',
      options: texts,
      source: texts.join('\n'),
      at: first.at,
    });
  }
  return cards;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
