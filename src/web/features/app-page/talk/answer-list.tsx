import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import { ChoiceList } from './choice-list.tsx';
import { ColourDot } from './colour-dot.tsx';

interface AnswerListProps {
  answers: readonly ClauseAnswer[];
  onChoose: (sentence: string) => void;
}

/** What became of each clause of a sentence: done, partly done, or a question back. */
export function AnswerList({ answers, onChoose }: AnswerListProps) {
  return (
    <ul aria-label="What became of it" className="grid gap-3">
      {answers.map((answer, index) => (
        <li key={`${index} ${answer.clause}`} className="grid gap-1.5">
          {answers.length > 1 ? <ClauseHead answer={answer} /> : null}
          {answer.state === 'not-understood' ? (
            <Question answer={answer} onChoose={onChoose} />
          ) : (
            <Done answer={answer} />
          )}
        </li>
      ))}
    </ul>
  );
}

const states = {
  done: { icon: CircleCheck, word: 'Done', tone: 'text-positive' },
  partly: { icon: CircleDashed, word: 'Partly done', tone: 'text-caution' },
  'not-understood': { icon: CircleHelp, word: 'Not done', tone: 'text-ink-faint' },
} as const;

function ClauseHead({ answer }: { answer: ClauseAnswer }) {
  const { icon: Icon, word, tone } = states[answer.state];
  return (
    <p className="flex items-start gap-1.5 text-caption text-ink-faint">
      <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${tone}`} />
      <span className="wrap-anywhere">
        {word}: “{answer.clause}”
      </span>
    </p>
  );
}

function Done({ answer: { changes, missing } }: { answer: ClauseAnswer }) {
  return (
    <>
      <ul className="grid list-disc gap-1 pl-4 marker:text-positive">
        {changes.map((change) => (
          <li key={change.text} className="wrap-anywhere text-ink">
            {change.swatch === undefined ? null : (
              <>
                <ColourDot hex={change.swatch} />{' '}
              </>
            )}
            {change.text}
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <ul aria-label="What is missing" className="grid list-disc gap-1 pl-4 marker:text-ink-faint">
          {missing.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function BeforeAndAfter({ change: { before, after } }: { change: ClauseAnswer['changes'][number] }) {
  if (before === undefined || before === '' || after === undefined) return null;
  return (
    <span className="block text-caption text-ink-muted">
      <del className="decoration-ink-faint">{before}</del> → <ins className="no-underline">{after}</ins>
    </span>
  );
}

function Question({
  answer: { why, choices },
  onChoose,
}: {
  answer: ClauseAnswer;
  onChoose: (sentence: string) => void;
}) {
  return (
    <>
      <p>
        <span className="font-medium text-ink">
          {why ?? 'That was not understood, so nothing was changed.'}
        </span>
        {choices.length === 0 || why?.includes('?') === true ? null : ' Did you mean …?'}
      </p>
      {choices.length === 0 ? null : <ChoiceList choices={choices} onChoose={onChoose} />}
    </>
  );
}
