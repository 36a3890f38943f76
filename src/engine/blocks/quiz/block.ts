import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { questionsFor } from './question-bank.ts';

const question = z.object({ question: z.string(), right: z.string(), wrong: z.array(z.string()).min(1) });
const props = z.object({ title: z.string(), questions: z.array(question).min(1) });

/** A test with results that are kept. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'quiz',
  title: 'Test with questions',
  words: [
    'quiz',
    'online exam',
    'take quiz',
    'online test',
    'exam',
    'take exam',
    'knowledge test',
    'online assessment',
    'practice question',
    'answer question',
    'mock exam',
    'exam system',
    'multiple choice',
    'practice test',
    'question bank',
    'assessment',
    'take test',
    'test knowledge',
    'online practice',
  ],
  size: 'page',
  shares: [
    { name: 'quiz-questions', label: 'Questions that were added' },
    { name: 'quiz-results', label: 'Results' },
  ],
  props,
  example: { title: 'Test', questions: questionsFor('general').slice(0, 3) },
  fit: ({ subject, text }) => ({
    title: /exam/i.test(text) ? 'Exam' : /test/i.test(text) ? 'Test' : 'Quiz',
    props: { title: 'Test your knowledge', questions: [...questionsFor(`${subject} ${text}`)] },
  }),
  emit: ({ title, questions }, _section, { file }) => ({
    tag: file.use('Quiz', 'interaction/quiz.tsx'),
    props: { title, questions },
  }),
  prove: ({ questions }, _section, { page }) => [
    {
      name: 'Answering all questions shows the score and keeps it',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Start' },
        ...questions.flatMap(({ right }, index) => [
          { do: 'press' as const, name: right },
          { do: 'see' as const, text: 'Right.' },
          { do: 'press' as const, name: index + 1 === questions.length ? 'Show result' : 'Next question' },
        ]),
        { do: 'see', text: `Your score: ${questions.length} of ${questions.length}` },
        { do: 'reload' },
        { do: 'see', text: `${questions.length} / ${questions.length}` },
      ],
    },
  ],
});
