import { describe, expect, it } from 'vitest';
import { readSubject } from './read-subject.ts';
import { topicGraph } from './topic-graph.ts';

const whole = `---
title: Statistics
about: What data say.
area: Mathematics
words: stats; data analysis
---

## Kinds of data
- level: 1
- hours: 1
- remember: Name the kinds
- analyse: Classify variables

What may be done with data
depends on their kind.

**Check.** What kind is a shirt size?
**Answer.** Ordinal.

**Check.** Does the mean of postcodes make sense?
**Answer.** No.

## Mean and median
- level: 2
- hours: 1.5
- needs: Kinds of data; Arithmetic: Fractions
- understand: Explain outliers
- apply: Compute both

Two answers to what is typical.

**Check.** What is the mean of 1 and 3?
**Answer.** 2.

**Check.** What is the median of 1, 2 and 9?
**Answer.** 2.
`;

describe('a subject', () => {
  it('is read with all that it has', () => {
    const { subject, faults } = readSubject(whole);
    expect(faults).toEqual([]);
    expect(subject).toMatchObject({
      title: 'Statistics',
      area: 'Mathematics',
      words: ['stats', 'data analysis'],
    });
    expect(subject.topics[0]).toEqual({
      slug: 'kinds-of-data',
      title: 'Kinds of data',
      level: 1,
      hours: 1,
      needs: [],
      about: 'What may be done with data depends on their kind.',
      outcomes: [
        { bloom: 'remember', text: 'Name the kinds' },
        { bloom: 'analyse', text: 'Classify variables' },
      ],
      checks: [
        { question: 'What kind is a shirt size?', answer: 'Ordinal.' },
        { question: 'Does the mean of postcodes make sense?', answer: 'No.' },
      ],
    });
    expect(subject.topics[1]?.needs).toEqual([
      { topic: 'Kinds of data' },
      { subject: 'Arithmetic', topic: 'Fractions' },
    ]);
  });

  it.each([
    ['- level: 2', '- level: 4', 'Mean and median: a level is 1, 2 or 3, not “4”.'],
    ['- hours: 1.5', '- hours: 9', 'Mean and median: hours are 0.5 to 6, not “9”.'],
    ['- hours: 1.5', '- length: 9', 'Mean and median: there is nothing called “length”.'],
    [
      'needs: Kinds of data',
      'needs: Magic',
      'Mean and median: needs “Magic”, which does not stand above it.',
    ],
    ['- apply: Compute both\n', '', 'Mean and median: it has 1 outcomes; two to four are wanted.'],
    ['Two answers to what is typical.', '', 'Mean and median: it does not say what it is.'],
    ['**Answer.** Ordinal.\n', '', 'Kinds of data: check 1 is not a question with its answer.'],
    ['## Mean and median', '## Kinds of data', 'Kinds of data: stands twice.'],
    ['area: Mathematics', 'region: Mathematics', 'region: not a field of a subject.'],
  ])('says what is wrong when “%s” becomes “%s”', (from, to, fault) => {
    expect(readSubject(whole.replace(from, to)).faults).toContain(fault);
  });
});

describe('the graph of topics', () => {
  const { subject } = readSubject(whole);

  it('finds needs in the same subject and in others', () => {
    const other = { ...subject, slug: 'arithmetic', title: 'Arithmetic', topics: subject.topics.slice(0, 1) };
    const fractions = {
      ...other,
      topics: other.topics.map((topic) => ({ ...topic, slug: 'fractions', title: 'Fractions' })),
    };
    const { topics, faults } = topicGraph([{ slug: 'statistics', ...subject }, fractions]);
    expect(faults).toEqual([]);
    expect(topics[1]).toMatchObject({
      id: 'statistics/mean-and-median',
      subject: 'Statistics',
      minutes: 90,
      needs: ['statistics/kinds-of-data', 'arithmetic/fractions'],
    });
  });

  it('names needs that lead nowhere', () => {
    expect(topicGraph([{ slug: 'statistics', ...subject }]).faults).toEqual([
      'Statistics: “Mean and median” needs “Arithmetic: Fractions”, which is not there.',
    ]);
  });
});
