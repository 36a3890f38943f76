import { describe, expect, it } from 'vitest';
import { makeCards } from './make-cards.ts';
import { outlineOf } from './outline.ts';
import { readNotes } from './read-notes.ts';
import { summarise, textRank } from './text-rank.ts';

/** The beginning of "On the Origin of Species", chapter III (Charles Darwin, 1859), in the public domain. */
const darwin = `We have seen that man by selection can certainly produce great results, and can adapt organic beings to his own uses, through the accumulation of slight but useful variations, given to him by the hand of Nature. But Natural Selection, as we shall hereafter see, is a power incessantly ready for action, and is as immeasurably superior to man's feeble efforts, as the works of Nature are to those of Art.

We will now discuss in a little more detail the struggle for existence. Nothing is easier than to admit in words the truth of the universal struggle for life, or more difficult than constantly to bear this conclusion in mind. Yet unless it be thoroughly engrained in the mind, I am convinced that the whole economy of nature, with every fact on distribution, rarity, abundance, extinction, and variation, will be dimly seen or quite misunderstood.

A struggle for existence inevitably follows from the high rate at which all organic beings tend to increase. Every being, which during its natural lifetime produces several eggs or seeds, must suffer destruction during some period of its life. Hence, as more individuals are produced than can possibly survive, there must in every case be a struggle for existence, either one individual with another of the same species, or with the individuals of distinct species, or with the physical conditions of life.`;

const biology = `# The cell

A cell is the smallest unit of life. Mitochondria are the organelles that release energy from food. The human body has about 37 million million cells. Robert Hooke named the cell in 1665 after looking at cork.

## Division

Cells divide because tissues must grow and heal. Theodor Schwann described animal cells in 1839. Mitosis takes about 80 minutes. Meiosis takes about 24 hours in yeast. What does mitosis make? It makes two cells with the same chromosomes. Walther Flemming saw chromosomes in 1882. Rudolf Virchow wrote in 1855 that every cell comes from a cell.

The phases of mitosis:

1. Prophase
2. Metaphase
3. Anaphase
4. Telophase

Cytoplasm: the jelly inside a cell`;

describe('notes', () => {
  it('are read as headings, paragraphs, lists and sentences whose places are true', () => {
    const notes = readNotes(biology);
    expect(notes.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
      'The cell',
      'Division',
    ]);
    expect(notes.blocks.filter(({ kind }) => kind === 'numbered')).toHaveLength(4);
    for (const { text, at } of notes.sentences) expect(notes.text.slice(at, at + text.length)).toBe(text);
  });

  it('do not end a sentence at an abbreviation, and join lines that were broken', () => {
    const { sentences } = readNotes('Dr. Smith met Mr. Jones at approx. 3 pm,\nas he had said. They talked.');
    expect(sentences.map(({ text }) => text)).toEqual([
      'Dr. Smith met Mr. Jones at approx. 3 pm,\nas he had said.',
      'They talked.',
    ]);
  });

  it('of nothing give nothing', () => {
    const notes = readNotes('  \n \n');
    expect(notes.sentences).toEqual([]);
    expect(outlineOf(notes)).toEqual([]);
    expect(makeCards(notes, [])).toEqual([]);
    expect(summarise(notes.sentences).sentences).toEqual([]);
  });

  it('of 300 pages are worked through as a whole', () => {
    const words =
      'cell energy water protein light growth nerve blood enzyme oxygen carbon plant animal heart tissue'.split(
        ' ',
      );
    const sentences = Array.from({ length: 6000 }, (_, index) => {
      const pick = (step: number) => words[(index * step + step) % words.length];
      return `The ${pick(7)} of the ${pick(11)} needs ${index} units of ${pick(4)} and ${pick(13)}.`;
    });
    const notes = readNotes(sentences.join(' '));
    const { ranks } = summarise(notes.sentences);
    expect(makeCards(notes, ranks).length).toBeLessThanOrEqual(400);
    expect(ranks).toHaveLength(6000);
  });
});

describe('the summary', () => {
  it('takes whole sentences of a published text, those that share most with the others, in its order', () => {
    const notes = readNotes(darwin);
    const { sentences, ranks } = summarise(notes.sentences, 3);
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(ranks.length, 0);
    expect(sentences.map(({ text }) => text.slice(0, 28))).toContain('Hence, as more individuals a');
    expect(sentences.map(({ at }) => at)).toEqual(sentences.map(({ at }) => at).toSorted((a, b) => a - b));
    for (const { text } of sentences) expect(darwin).toContain(text);
  });

  it('ranks as the formula of the paper does', () => {
    // Two sentences that share all, one that shares nothing: the two have the rank 1, the other what damping leaves.
    const [one, other, alone] = textRank(['water boils hot', 'water boils hot', 'green trees stand']);
    expect(one).toBeCloseTo(1, 4);
    expect(other).toBeCloseTo(1, 4);
    expect(alone).toBeCloseTo(0.15, 4);
  });
});

describe('the outline', () => {
  it('follows the headings', () => {
    expect(outlineOf(readNotes(biology)).map(({ title, level }) => [title, level])).toEqual([
      ['The cell', 1],
      ['Division', 2],
    ]);
  });

  it('is made of words that mark each part where there are no headings', () => {
    const parts = outlineOf(readNotes(darwin));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every(({ title, isHeading }) => title !== '' && !isHeading)).toBe(true);
  });
});

describe('cards', () => {
  const notes = readNotes(biology);
  const cards = makeCards(notes, summarise(notes.sentences).ranks);
  const by = (rule: string) => cards.filter((card) => card.rule === rule);

  it('ask what a thing is', () => {
    expect(by('definition')).toContainEqual(
      expect.objectContaining({ front: 'What is a cell?', back: 'The smallest unit of life.' }),
    );
    expect(by('definition')).toContainEqual(
      expect.objectContaining({ front: 'Cytoplasm', back: 'The jelly inside a cell' }),
    );
  });

  it('ask why, and what the notes ask themselves', () => {
    expect(by('reason')[0]).toMatchObject({
      front: 'Cells divide. Why?',
      back: 'Because tissues must grow and heal.',
    });
    expect(by('question')[0]).toMatchObject({ front: 'What does mitosis make?' });
  });

  it('hide figures and names', () => {
    const clozes = cards.filter(({ kind }) => kind === 'cloze').map(({ front }) => front);
    expect(clozes.join('\n')).toMatch(/\{\{(?:1839|1665|1882|1855|80 minutes|24 hours|37 million)/);
  });

  it('put steps in order', () => {
    expect(by('order')).toEqual([
      expect.objectContaining({
        front: 'Put in order: The phases of mitosis',
        options: ['Prophase', 'Metaphase', 'Anaphase', 'Telophase'],
      }),
    ]);
  });

  it('offer wrong answers from the same text, of the same kind, never the right one', () => {
    expect(by('choice').length).toBeGreaterThan(0);
    for (const { back, options, source } of by('choice')) {
      expect(options).toHaveLength(3);
      expect(options).not.toContain(back);
      for (const option of options) {
        expect(biology).toContain(option);
        expect(source).not.toContain(option);
      }
      const isYear = (text: string) => /^\d{4}$/.test(text);
      expect(options.every((option) => isYear(option) === isYear(back))).toBe(true);
    }
  });

  it('each name the sentence they were made of', () => {
    for (const { source } of cards)
      expect(biology.replace(/\n\d\. /g, '\n').replace(/\s+/g, ' ')).toContain(source.replace(/\s+/g, ' '));
  });
});
