import type { BlockNeed } from '../../block.ts';
import { topicOf } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';

export interface SampleQuestion {
  id: string;
  text: string;
  type: 'text' | 'single' | 'multiple' | 'rating' | 'scale';
  options?: string[];
  required?: boolean;
}

export interface SampleSurvey {
  id: string;
  title: string;
  questions: SampleQuestion[];
}

/** A survey about what the app is about, with a question of every type. */
export function surveyFor(need: BlockNeed): SampleSurvey {
  const topic = topicOf(need, 'service');
  const named = need.details.filter(
    (detail) => detail.length < 32 && !/question|choice|blank|type/i.test(detail),
  );
  const matters = named.length > 1 ? named.map(capital) : ['Quality', 'Price', 'Service', 'Speed'];
  return {
    id: 'survey-1',
    title: `${capital(topic)} survey`,
    questions: [
      {
        id: 'satisfied',
        text: `How satisfied are you with our ${topic}?`,
        type: 'rating',
        required: true,
      },
      {
        id: 'often',
        text: 'How often do you use it?',
        type: 'single',
        options: ['Daily', 'Weekly', 'Monthly', 'Rarely'],
        required: true,
      },
      {
        id: 'matters',
        text: 'What matters most to you?',
        type: 'multiple',
        options: [...new Set(matters)].slice(0, 8),
      },
      { id: 'recommend', text: 'How likely are you to recommend us?', type: 'scale', required: true },
      { id: 'improve', text: 'What should we do better?', type: 'text' },
    ],
  };
}

const given = [
  [5, 'Daily', [0, 1], 10, 'More opening hours would help me.'],
  [4, 'Weekly', [1], 8, ''],
  [3, 'Weekly', [0, 2], 7, 'Answer questions faster.'],
  [5, 'Monthly', [0], 9, ''],
  [4, 'Daily', [2, 3], 8, 'I would like a shorter form.'],
] as const;

/** What a few people answered to it. */
export function sampleAnswers({ questions }: SampleSurvey): Record<string, string | string[] | number>[] {
  const options = questions.find(({ id }) => id === 'matters')?.options ?? [];
  return given.map(([satisfied, often, matters, recommend, improve]) => ({
    satisfied,
    often: [often],
    matters: matters.flatMap((index) => options[index] ?? []),
    recommend,
    ...(improve === '' ? {} : { improve }),
  }));
}
