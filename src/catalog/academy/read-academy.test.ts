import { describe, expect, it } from 'vitest';
import { readCourseFiles } from './course-files.ts';
import { readAcademyText } from './read-academy.ts';

const course = `---
title: Cash
about: Follow the money.
audience: Owners
level: beginner
order: 10
---
Why it matters.

## You will be able to
- read a statement
- set a price
- plan a month

## What you need
- A calculator
`;

const lesson = `---
title: Profit is not cash
about: Two clocks.
minutes: 20
---
## Two clocks

Text.

\`\`\`chart
type: bar
title: Cash
unit: €
labels: Jan; Feb
values: 1200; -300
\`\`\`

More text.

\`\`\`flow
title: A sale
steps: Order; Deliver; Be paid
\`\`\`

# Exercises

## Profit in May
- type: number
- answer: 2500
- tolerance: 0.5
- unit: €

What is the profit?

**Hint.** Subtract.

**Why.** 6,400 − 3,900.

## More cash
- type: choice

Which bring cash?

- [ ] An invoice
- [x] A loan
- [ ] Depreciation

**Hint.** Did money arrive?

**Why.** A loan is paid out.

## Machine
- type: table
- tolerance: 0

Fill in.

| Year | Cost | Word |
| --- | ---: | --- |
| 1 | [[1200]] | [[none | nothing]] |

**Hint.** Divide.

**Why.** Spread.

## Add
- type: code
- function: add

Write it.

\`\`\`js
function add(a, b) {
}
\`\`\`

\`\`\`tests
add(1, 2) => 3
add("=> ", "x") => "=> x"
add(0, 0) => 0
\`\`\`

\`\`\`solution
function add(a, b) { return a + b; }
\`\`\`

**Hint.** Plus.

**Why.** It adds.
`;

const final = `---
title: Final test
---
# Exercises

## Steps
- type: order

In which order?

1. One
2. Two
3. Three
4. Four

**Hint.** Count.

**Why.** So.
`;

const files = [
  { name: 'course.md', text: course },
  { name: '01-profit.md', text: lesson },
  { name: 'final.md', text: final },
];

describe('a course', () => {
  it('is read whole from its files', () => {
    const { course: read, faults } = readCourseFiles(files);
    expect(faults).toEqual([]);
    expect(read?.course).toMatchObject({ title: 'Cash', level: 'beginner', needs: ['A calculator'] });
    expect(read?.lessons.map(({ slug }) => slug)).toEqual(['profit']);
    expect(read?.lessons[0]?.teaching.map(({ kind }) => kind)).toEqual(['text', 'chart', 'text', 'flow']);
    expect(read?.final.exercises[0]?.task).toEqual({ type: 'order', items: ['One', 'Two', 'Three', 'Four'] });
  });

  it('has exercises with what is asked and what is right apart from each other', () => {
    const read = readAcademyText(lesson).value;
    const tasks = read.kind === 'lesson' ? read.exercises : [];
    expect(tasks[0]).toEqual({
      id: 'profit-in-may',
      title: 'Profit in May',
      question: 'What is the profit?',
      hint: 'Subtract.',
      why: '6,400 − 3,900.',
      task: { type: 'number', answer: 2500, tolerance: 0.5, unit: '€' },
    });
    expect(tasks[2]?.task).toMatchObject({
      rows: [
        [
          { kind: 'given', text: '1' },
          { kind: 'number', answer: 1200 },
          { kind: 'text', accept: ['none', 'nothing'] },
        ],
      ],
    });
    expect(tasks[3]?.task).toMatchObject({
      tests: [{}, { call: 'add("=> ", "x")', expected: '"=> x"' }, {}],
    });
    expect(tasks[3]?.question).toBe('Write it.');
  });

  it.each([
    ['- answer: 2500', '- answer: 2,500', 'Profit in May: its answer “2,500” is no plain number.'],
    ['- type: choice', '- type: riddle', 'More cash: there is no type “riddle”.'],
    ['- [x] A loan', '- [ ] A loan', 'More cash: no option is right.'],
    ['**Why.** 6,400 − 3,900.', '', 'Profit in May: it is without a “Why.”.'],
    ['- unit: €\n\nWhat', '- price: 2\n\nWhat', 'Profit in May: “price” is no fact of an exercise.'],
    ['add(0, 0) => 0', 'add(0, 0) => zero', 'Add: “zero” is not JSON.'],
    ['values: 1200; -300', 'values: 1,200; -300', 'Cash: “1,200” is no plain number.'],
    ['steps: Order; Deliver; Be paid', 'steps: Order', 'A sale: a flow has at least two steps.'],
    ['minutes: 20', 'minutes: soon', 'minutes: expected a whole number from 1 to 240, not “soon”.'],
    ['## More cash', '## Profit in May', 'Profit in May: stands twice.'],
  ])('says what is wrong when “%s” becomes “%s”', (from, to, fault) => {
    expect(readAcademyText(lesson.replace(from, to)).faults).toContain(fault);
  });

  it('names files that are missing, misnamed or alike', () => {
    expect(readCourseFiles(files.slice(0, 2)).faults).toEqual(['final.md is missing.']);
    expect(readCourseFiles([...files, { name: 'notes.md', text: lesson }]).faults).toContain(
      'notes.md: call it course.md, final.md or such as 01-first-lesson.md.',
    );
    const again = { name: '02-again.md', text: lesson };
    expect(readCourseFiles([...files, again]).faults).toContain(
      'two exercises of the course are called “profit-in-may”.',
    );
  });
});
