import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import { sampleAnswers, surveyFor } from './survey-samples.ts';

const question = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(['text', 'single', 'multiple', 'rating', 'scale']),
  options: z.array(z.string()).optional(),
  required: z.boolean().optional(),
});
const survey = z.object({ id: z.string(), title: z.string(), questions: z.array(question) });
const answer = z.union([z.string(), z.array(z.string()), z.number()]);
const props = z.object({
  surveys: z.array(survey).min(1),
  answers: z.array(z.record(z.string(), answer)),
});
type Survey = z.infer<typeof survey>;

const nobody = { subject: 'service', text: '', details: [], entity: undefined, entities: [] };

/** Fills in what has to be answered. */
function answerSteps({ questions }: Survey): ProofStep[] {
  return questions
    .filter(({ required }) => required === true)
    .map(({ text, type, options }) => {
      const value =
        type === 'rating'
          ? '4 stars'
          : type === 'scale'
            ? '9'
            : type === 'text'
              ? 'Fine'
              : (options?.[0] ?? '');
      return { do: 'fill', label: `${text} *`, value };
    });
}

/** Questionnaires: build them, fill them in, see what people answered. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'survey',
  title: 'Survey',
  words: [
    'survey',
    'questionnaire',
    'questionnaire survey',
    'online survey',
    'satisfaction survey',
    'survey result',
    'create survey',
    'fill questionnaire',
    'fill out questionnaire',
    'fill out survey',
    'survey module',
    'survey form',
    'custom form',
    'form builder',
    'create questionnaire',
    'publish questionnaire',
    'release questionnaire',
    'opinion survey',
    'survey response',
    'user research',
  ],
  size: 'page',
  props,
  example: { surveys: [surveyFor(nobody)], answers: sampleAnswers(surveyFor(nobody)) },
  fit(need) {
    const made = surveyFor(need);
    return {
      title: /questionnaire/i.test(need.subject) ? 'Questionnaires' : 'Surveys',
      props: { surveys: [made], answers: sampleAnswers(made) },
    };
  },
  emit: ({ surveys, answers }, _section, { file }) => ({
    tag: file.use('Surveys', 'interaction/survey/surveys.tsx'),
    props: { surveys, answers },
  }),
  prove({ surveys: [first], answers }, _section, { page }) {
    if (first === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Answers are checked, thanked for, counted and exported',
        steps: [
          open,
          { do: 'press', name: 'Submit answers' },
          { do: 'see', text: 'Please answer this question.' },
          ...answerSteps(first),
          { do: 'press', name: 'Submit answers' },
          { do: 'see', text: 'Thank you for your answers' },
          { do: 'reload' },
          { do: 'press', name: 'Results' },
          { do: 'see', text: `${answers.length + 1} answers` },
          { do: 'press', name: 'Export CSV' },
          { do: 'see', text: 'The results are exported' },
        ],
      },
      {
        name: 'A question is added and asked',
        steps: [
          open,
          { do: 'press', name: 'Build' },
          { do: 'fill', label: 'New question', value: 'Which colour do you like?' },
          { do: 'fill', label: 'Question type', value: 'Single choice' },
          { do: 'fill', label: 'Options, separated by commas', value: 'Teal, Amber' },
          { do: 'press', name: 'Add question' },
          { do: 'press', name: 'Fill in' },
          { do: 'fill', label: 'Which colour do you like?', value: 'Amber' },
        ],
      },
    ];
  },
});
