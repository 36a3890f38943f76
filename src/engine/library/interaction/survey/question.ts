export const questionTypes = [
  { type: 'text', label: 'Text' },
  { type: 'single', label: 'Single choice' },
  { type: 'multiple', label: 'Multiple choice' },
  { type: 'rating', label: 'Rating (stars)' },
  { type: 'scale', label: 'Scale 0 to 10' },
] as const;
export type QuestionType = (typeof questionTypes)[number]['type'];

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly options?: readonly string[];
  readonly required?: boolean;
}

export interface Survey {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** A text, the chosen options, or a number. */
export type Answer = string | readonly string[] | number;
export type Answers = Readonly<Record<string, Answer>>;

export interface Filled {
  readonly id: string;
  readonly survey: string;
  readonly at: string;
  readonly answers: Answers;
}

function isEmpty(answer: Answer | undefined): boolean {
  return (
    answer === undefined ||
    (typeof answer === 'string' && answer.trim() === '') ||
    (typeof answer === 'object' && answer.length === 0)
  );
}

/** What is missing, by question. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questions
      .filter(({ id, required }) => required === true && isEmpty(answers[id]))
      .map(({ id }) => [id, 'Please answer this question.']),
  );
}

export interface Count {
  readonly label: string;
  readonly value: number;
}

const ratings = ['1', '2', '3', '4', '5'];
/** A chart of eleven steps is hard to read; these groups are not. */
const scaleGroups = ['0–2', '3–4', '5–6', '7–8', '9–10'];

function scaleGroup(value: number): string {
  return scaleGroups[Math.max(0, Math.ceil(value / 2) - 1)] ?? '0–2';
}

function namesOf({ type }: Question, answer: Answer): readonly string[] {
  if (typeof answer === 'object') return answer;
  return [type === 'scale' && typeof answer === 'number' ? scaleGroup(answer) : String(answer)];
}

/** How often each answer was given, in the order of the answers. */
export function countAnswers(question: Question, filled: readonly Filled[]): readonly Count[] {
  const given = filled.flatMap(({ answers }) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : namesOf(question, answer);
  });
  const labels =
    question.type === 'rating' ? ratings : question.type === 'scale' ? scaleGroups : (question.options ?? []);
  return labels.map((label) => ({ label, value: given.filter((one) => one === label).length }));
}

/** The mean of the numbers that were given; undefined when there are none. */
export function averageOf(question: Question, filled: readonly Filled[]): number | undefined {
  const numbers = filled
    .map(({ answers }) => answers[question.id])
    .filter((answer) => typeof answer === 'number');
  if (numbers.length === 0) return undefined;
  return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;
}

export function answerText(answer: Answer | undefined): string {
  return answer === undefined ? '' : typeof answer === 'object' ? answer.join(', ') : String(answer);
}

/** A heading row and one row for each filled survey. */
export function answerRows({ questions }: Survey, filled: readonly Filled[]): readonly (readonly string[])[] {
  return [
    ['Date', ...questions.map(({ text }) => text)],
    ...filled.map(({ at, answers }) => [
      at.slice(0, 10),
      ...questions.map(({ id }) => answerText(answers[id])),
    ]),
  ];
}

/** The questions with one of them moved up or down. */
export function moveQuestion(
  questions: readonly Question[],
  from: number,
  step: 1 | -1,
): readonly Question[] {
  const to = from + step;
  const moved = questions[from];
  if (moved === undefined || to < 0 || to >= questions.length) return questions;
  const rest = questions.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, moved);
}
