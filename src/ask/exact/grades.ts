import { type DecimalNumber, decimalOf, figure, sayFigure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { wordSet } from './question-parts.ts';
import { numberSource } from './question-shape.ts';
import { readNumber } from './read-number.ts';
import { readNumberList } from './read-number-list.ts';
import { answerByShape, type ShapedAnswer, shaped } from './shape-answers.ts';

interface Grade {
  readonly grade: DecimalNumber;
  readonly weight: DecimalNumber;
}

const longest = 400;
const unsigned = numberSource.replace('[-+]?', '');
const weighted = new RegExp(
  `(${unsigned})%?(?:,? ?(?:\\(|x|\\*|@|times|weighted|weight|with(?: weight)?|counts|worth|for|at|counting)(?: ?(?:weight|of|at|by|x))* ?)(${unsigned}) ?(%|credits?(?: points)?|ects|cp|points|hours|times|lp|units)?\\)?`,
  'g',
);
const words = wordSet(
  "a an the of with and is are what what's whats my grade grades average gpa weighted mean weight weights for marks mark scores score in if i got have on exam test credits calculate note notes final total mean",
);
const plainList =
  /^(?:the )?(?:my )?(?:grade average|average grade|average (?:of )?(?:my )?(?:grades|marks|scores)|grade point average|mean grade|average mark|gpa)(?: (?:of|for|from|with|if my grades are|if i got))?(?: (?:my )?(?:grades|marks|scores))?[: ]+([\d][\d.,; \nand&]*)$/;

/** Averages of grades, plain or with weights, and what the last exam must bring. */
export function answerGrades({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/\b(?:grades?|gpa|marks?|weighted|final|exam|scores?)\b/.test(text))
    return undefined;
  const needed = answerByShape(text, finals) ?? answerByShape(core, finals);
  if (needed !== undefined) return needed;
  const list = plainList.exec(core);
  const grades = list === null ? undefined : readNumberList(list[1] ?? '');
  if (grades !== undefined && grades.length > 1)
    return average(grades.map((grade) => ({ grade, weight: decimalOf(1) })));
  const pairs: Grade[] = [];
  const rest = core.replaceAll(weighted, (_all, first: string, second: string) => {
    const [grade, weight] = [readNumber(first), readNumber(second)];
    if (grade !== undefined && weight !== undefined) pairs.push({ grade, weight });
    return ' ; ';
  });
  if (pairs.length < 2 || !/\b(?:grades?|gpa|weighted|marks?)\b/.test(core)) return undefined;
  return rest.split(/[\s,;:.?()]+/).every((word) => word === '' || words.has(word))
    ? average(pairs)
    : undefined;
}

function average(grades: readonly Grade[]): ExactAnswer {
  const weight = grades.reduce((sum, grade) => sum.plus(grade.weight), decimalOf(0));
  if (weight.lte(0)) return cannot('The weights add up to zero.');
  const total = grades.reduce((sum, grade) => sum.plus(grade.grade.times(grade.weight)), decimalOf(0));
  const value = total.div(weight);
  const isPlain = grades.every((grade) => grade.weight.eq(1));
  const written = grades
    .map((grade) => (isPlain ? figure(grade.grade) : `${figure(grade.grade)} × ${figure(grade.weight)}`))
    .join(' + ');
  return {
    kind: 'grade',
    understood: `the ${isPlain ? 'average' : 'weighted average'} of ${grades.length} grades`,
    answer: sayFigure(value, 6),
    value: Number(value),
    steps: [`(${written}) / ${figure(weight)} = ${figure(value, 6)}`],
  };
}

const zero = decimalOf(0);
const finals: readonly ShapedAnswer[] = shaped(
  [
    "(?:what|which|how much)?(?: grade| score| mark)? ?(?:do |must |should )?i ?(?:need|get|have to get|must get)? ?(?:to get |to score )?(?:on|in|at) (?:the |my )?(?:final|exam|final exam|last exam|last test)(?: exam)?,? (?:if|when) (?:i have|my (?:current )?(?:grade|average|score) is|i am at|i'm at|i got) (?:an? )?{number}%?(?: now| so far)?,? (?:and|,) (?:the |my )?(?:final|exam|final exam|it)(?: exam)? (?:is worth|is|counts|counts for|weighs|makes up) {percent},? (?:and i want|to get|for|to reach|to end (?:up )?with|and want|to have|and i need)(?: an?| to get)? ?{number}%?(?: overall| in total)?",
    '(?:i have|my (?:current )?(?:grade|average|score) is) (?:an? )?{number}%?(?: now| so far)?,? (?:and )?(?:the |my )?(?:final|exam|final exam|it)(?: exam)? (?:is worth|is|counts|counts for|makes up) {percent},? (?:what|how much) (?:do|must) i (?:need|get|have)(?: on it| on the final| in the exam| on the exam)?(?: to get| for| to reach| to end with)(?: an?)? ?{number}%?(?: overall| in total)?',
  ],
  (current = zero, share = zero, target = zero) => finalNeeded(current, share, target),
);

function finalNeeded(current: DecimalNumber, share: DecimalNumber, target: DecimalNumber): ExactAnswer {
  if (share.lte(0) || share.gt(100)) return cannot('The final must count more than 0% and at most 100%.');
  const value = target
    .minus(current.times(decimalOf(100).minus(share)).div(100))
    .times(100)
    .div(share);
  return {
    kind: 'grade',
    understood: `what the final must bring when ${figure(current)} counts ${figure(decimalOf(100).minus(share))}%, the final ${figure(share)}%, and ${figure(target)} is wanted`,
    answer: sayFigure(value, 6),
    value: Number(value),
    steps: [
      `(${figure(target)} − ${figure(current)} × ${figure(decimalOf(100).minus(share))}%) / ${figure(share)}% = ${figure(value, 6)}`,
      ...(value.gt(100) ? ['More than 100 is needed, so it cannot be reached where 100 is the most.'] : []),
    ],
  };
}
