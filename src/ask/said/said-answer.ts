import type { Answer } from '../answer.ts';
import { checkSaid, type Grounds } from './check-said.ts';
import type { Speaker } from './said.ts';

interface SaidText {
  readonly text: string;
  readonly by: Speaker;
  /** Why it ends before its end. */
  readonly trouble: string | undefined;
}

/** What was said as an answer: checked, with the sources that it cites. */
export function saidAnswer(
  { text, by, trouble }: SaidText,
  grounds: Grounds,
): Extract<Answer, { kind: 'said' }> {
  const { marks, checked, cited } = checkSaid(text, grounds);
  return {
    kind: 'said',
    text,
    by,
    sources: grounds.sources.filter(({ number }) => cited.includes(number)),
    marks,
    checked,
    ...(trouble === undefined ? {} : { trouble }),
  };
}
