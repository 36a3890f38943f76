import { useEffect, useState } from 'react';
import { createCollection } from '../../store/create-collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { GameFrame } from '../game-frame.tsx';
import { ScoreBoard } from '../score-board.tsx';
import { useBest } from '../use-best.ts';
import { useRandom } from '../use-random.ts';
import { AddQuestion } from './add-question.tsx';
import {
  type Contest,
  currentIndex,
  giveAnswer,
  goOn,
  isFinished,
  newContest,
  rightCount,
  scoreOf,
} from './contest.ts';
import { ContestResult } from './contest-result.tsx';
import { cultureQuestions } from './culture-questions.ts';
import { askQuestions, type Question } from './question.ts';
import { QuestionCard } from './question-card.tsx';
import { StartForm } from './start-form.tsx';
import { worldQuestions } from './world-questions.ts';

type OwnQuestion = {
  id: string;
  createdAt: string;
  category: string;
  text: string;
  answers: readonly string[];
};

const ownQuestions = createCollection<OwnQuestion>({
  name: 'trivia-questions',
  version: 1,
  samples: () => [],
});

const rules = [
  'Choose a category and answer the questions. Each has one right answer.',
  'A right answer earns 10 points, and 2 more for each right answer in a row before it.',
  'With a timer, a question that is not answered in time counts as wrong.',
  'Save your score with your name to be on the leaderboard. Add questions of your own below.',
];

/** A question contest with categories, a timer, streaks and a leaderboard. */
export function TriviaGame({
  title,
  categories,
  seconds = 0,
  length = 10,
  seed,
}: {
  title: string;
  /** Only these categories of the bank; all of them when not given. */
  categories?: readonly string[];
  /** For each question; 0 is no limit. */
  seconds?: number;
  length?: number;
  seed?: number;
}) {
  const random = useRandom(seed);
  const own = useRecords(ownQuestions);
  const { best, report } = useBest('trivia');
  const [contest, setContest] = useState<Contest>();
  const [limit, setLimit] = useState(seconds);
  const [saved, setSaved] = useState(false);
  const bank: Question[] = [...worldQuestions, ...cultureQuestions].filter(
    ({ category }) => categories === undefined || categories.includes(category),
  );
  const questions = [...bank, ...own];
  const finished = contest !== undefined && isFinished(contest);
  const score = contest === undefined ? 0 : scoreOf(contest);
  useEffect(() => {
    if (finished) report(score);
  }, [finished, score, report]);

  function begin(category: string | undefined, time: number): void {
    setLimit(time);
    setSaved(false);
    setContest(newContest(askQuestions(questions, category, length, random)));
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(contest)}
      scores={[
        { label: 'Score', value: score },
        { label: 'Streak', value: contest?.streak ?? 0 },
        { label: 'Best', value: best ?? '–' },
      ]}
      rules={rules}
      {...(contest === undefined ? {} : { onNew: () => setContest(undefined) })}
    >
      {contest === undefined ? (
        <StartForm questions={questions} seconds={limit} onStart={begin} />
      ) : finished ? (
        <ContestResult contest={contest} onAgain={() => setContest(undefined)} />
      ) : (
        <QuestionCard
          key={currentIndex(contest)}
          contest={contest}
          seconds={limit}
          onAnswer={(answer) => setContest(giveAnswer(contest, answer))}
          onNext={() => setContest(goOn(contest))}
        />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ScoreBoard
          game="trivia"
          score={finished && !saved ? score : undefined}
          onSaved={() => setSaved(true)}
        />
        <AddQuestion
          categories={[...new Set(bank.map(({ category }) => category))]}
          own={own}
          onAdd={(question) => ownQuestions.add({ ...question })}
          onRemove={(id) => ownQuestions.remove(id)}
        />
      </div>
    </GameFrame>
  );
}

function statusOf(contest: Contest | undefined): string {
  if (contest === undefined) return 'Choose a category and start.';
  if (isFinished(contest))
    return `Finished: ${rightCount(contest)} of ${contest.questions.length} right, ${scoreOf(contest)} points.`;
  const last = contest.given.at(-1);
  if (!contest.showing || last === undefined)
    return `Question ${currentIndex(contest) + 1} of ${contest.questions.length}`;
  if (last.answer === last.question.right) return `Correct. ${last.points} points.`;
  return `${last.answer === undefined ? 'Time is up' : 'Wrong'}. The answer is ${last.question.right}.`;
}
