import type { CourseFile } from '../course-files.ts';

/** A small course that is whole: something to begin with, and every part of the form filled in once. */
export const exampleCourse: readonly CourseFile[] = [
  {
    name: 'course.md',
    text: `---
title: Answering a complaint
about: Turn an annoyed customer into one who comes back, in four steps that anybody on the team can take.
audience: Everybody who talks or writes to customers
level: beginner
order: 100
---
A complaint is work that a customer does for you. Most people who are disappointed say nothing and stay away. Whoever complains tells you what went wrong and gives you a chance to mend it.

This short course shows how we answer: in which order, in which words, and within which limits.

## You will be able to
- answer a complaint in four steps, in the right order
- say sorry without blaming anybody
- decide on the spot what you may offer

## What you need
- Half an hour
`,
  },
  {
    name: '01-four-steps.md',
    text: `---
title: Four steps
about: Listen, say sorry, solve, and check: what each step is for.
minutes: 15
---
Listen first, and do not interrupt. People calm down when they notice that somebody has understood them. Repeat in one sentence what you heard: *"The cake came a day late, and the party was over."*

Then say sorry for what happened. That is no question of guilt. *"I am sorry that you stood there without a cake"* is true whoever was at fault.

\`\`\`flow
title: How we answer
steps: Listen; Say sorry; Solve; Check
\`\`\`

Now solve it. Say what you will do and by when. Without asking anybody you may give back up to 30 euros or replace what was faulty. Beyond that, ask the person in charge the same day.

Last, check. Write or call after two days and ask whether all is well. Hardly anybody does this, and hardly anything is remembered as long.

# Exercises

## The order of the steps
- type: order

Put what you do in the right order.

1. Listen and repeat what you heard
2. Say sorry
3. Say what you will do, and by when
4. Ask two days later whether all is well

**Hint.** Who has not been heard yet does not want a solution yet.

**Why.** First comes understanding, then regret, then the solution, and at the end the check.

## What you may give back
- type: number
- answer: 30
- tolerance: 0
- unit: €

How much may you give back without asking anybody?

**Hint.** It stands in the paragraph about solving.

**Why.** Up to 30 euros you decide alone; beyond that, ask the person in charge the same day.

## Sorry for what
- type: choice

Which sentence says sorry without talking about guilt?

- [x] "I am sorry that you had to wait so long."
- [ ] "The driver got the address wrong again."
- [ ] "You ordered too late for that."

**Hint.** Look for the one in which nobody has done anything wrong.

**Why.** The first one is true whoever was at fault. The others look for somebody to blame.
`,
  },
  {
    name: 'final.md',
    text: `---
title: Final test
---
# Exercises

## First of all
- type: choice

A customer is angry. What do you do first?

- [x] Listen without interrupting
- [ ] Offer money back
- [ ] Explain how it came about

**Hint.** Nothing else works before it.

**Why.** Who has not been heard yet does not take a solution.

## A limit
- type: number
- answer: 30
- tolerance: 0
- unit: €

Up to which sum may you give money back on your own?

**Hint.** Two digits.

**Why.** Beyond 30 euros you ask the person in charge the same day.

## The last step
- type: text
- accept: check | checking | checking back | check back

What is the fourth step called?

**Hint.** It comes two days later.

**Why.** After two days you check whether all is well.

## Days until you ask again
- type: number
- answer: 2
- tolerance: 0
- unit: days

After how many days do you ask whether all is well?

**Hint.** Less than a week.

**Why.** After two days the solution has had time to work, and the customer still remembers.

## What each step is for
- type: match

Find what belongs together.

- Listen => The customer feels understood
- Say sorry => Regret without guilt
- Solve => What will be done, and by when
- Check => Asking again after two days

**Hint.** Begin with the last step.

**Why.** Each step does one thing, and none can stand in for another.
`,
  },
];
