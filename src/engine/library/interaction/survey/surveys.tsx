import { Plus } from 'lucide-react';
import { useState } from 'react';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say } from '../../ui/toast.tsx';
import { ChoiceControl } from '../parts/text-control.tsx';
import { changed, useList } from '../parts/use-list.ts';
import { BuildSurvey } from './build-survey.tsx';
import { FillSurvey } from './fill-survey.tsx';
import type { Answers, Filled, Survey } from './question.ts';
import { SurveyResults } from './survey-results.tsx';

const keptSurveys = createValue<readonly Survey[] | null>('surveys', null);
const keptFilled = createValue<readonly Filled[] | null>('survey-answers', null);

interface SurveysProps {
  surveys: readonly Survey[];
  /** What people have answered to the first survey before. */
  answers: readonly Answers[];
}

/** Surveys to fill in, to build, and to read the results of. */
export function Surveys({ surveys: samples, answers }: SurveysProps) {
  const [surveys, keepSurveys] = useList(keptSurveys, samples);
  const [filled, keepFilled] = useList(keptFilled, sampleFilled(samples[0], answers));
  const [chosen, choose] = useState(surveys[0]?.id ?? '');
  const survey = surveys.find(({ id }) => id === chosen) ?? surveys[0];
  function create(): void {
    const made: Survey = { id: newId(), title: `Survey ${surveys.length + 1}`, questions: [] };
    keepSurveys([...surveys, made]);
    choose(made.id);
    say('A new survey is there. Add questions under Build.');
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <ChoiceControl
            label="Survey"
            value={survey?.id ?? ''}
            options={surveys.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={choose}
          />
        </div>
        <Button onClick={create}>
          <Plus aria-hidden="true" className="size-4" />
          New survey
        </Button>
      </div>
      {survey === undefined ? null : (
        <Panel title={survey.title}>
          <Tabs
            key={survey.id}
            label="Parts of the survey"
            tabs={[
              {
                label: 'Fill in',
                content: (
                  <FillSurvey
                    survey={survey}
                    onSubmit={(given) =>
                      keepFilled([
                        { id: newId(), survey: survey.id, at: new Date().toISOString(), answers: given },
                        ...filled,
                      ])
                    }
                  />
                ),
              },
              {
                label: 'Results',
                content: (
                  <SurveyResults survey={survey} filled={filled.filter((one) => one.survey === survey.id)} />
                ),
              },
              {
                label: 'Build',
                content: (
                  <BuildSurvey
                    survey={survey}
                    onChange={(changes) => keepSurveys(changed(surveys, survey.id, changes))}
                  />
                ),
              },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}

function sampleFilled(survey: Survey | undefined, answers: readonly Answers[]): readonly Filled[] {
  return survey === undefined
    ? []
    : answers.map((given, index) => ({
        id: `answer-${index + 1}`,
        survey: survey.id,
        at: inDays(-index - 1, '10:00'),
        answers: given,
      }));
}
