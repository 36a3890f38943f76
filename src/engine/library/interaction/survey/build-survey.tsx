import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { newId } from '../../store/collection.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toast.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { moveQuestion, type Question, type QuestionType, questionTypes, type Survey } from './question.ts';

interface BuildSurveyProps {
  survey: Survey;
  onChange: (changes: Partial<Survey>) => void;
}

/** The title and the questions of a survey: add, move, delete. */
export function BuildSurvey({ survey, onChange }: BuildSurveyProps) {
  const { questions } = survey;
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextControl
        label="Title of the survey"
        value={survey.title}
        onChange={(title) => onChange({ title })}
      />
      <ol className="grid grid-cols-1 gap-2">
        {questions.map((question, index) => (
          <li
            key={question.id}
            className="flex flex-wrap items-center gap-2 rounded-control border border-line p-3"
          >
            <span className="min-w-40 flex-1">
              {index + 1}. {question.text}
            </span>
            <Badge>{questionTypes.find(({ type }) => type === question.type)?.label ?? 'Text'}</Badge>
            {question.required === true ? <Badge>Required</Badge> : null}
            <Button
              className="px-3"
              aria-label={`Move up: ${question.text}`}
              disabled={index === 0}
              onClick={() => onChange({ questions: moveQuestion(questions, index, -1) })}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </Button>
            <Button
              className="px-3"
              aria-label={`Move down: ${question.text}`}
              disabled={index === questions.length - 1}
              onClick={() => onChange({ questions: moveQuestion(questions, index, 1) })}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </Button>
            <Button
              className="px-3"
              aria-label={`Delete: ${question.text}`}
              onClick={() => {
                onChange({ questions: questions.filter(({ id }) => id !== question.id) });
                say('The question is deleted.', { undo: () => onChange({ questions }) });
              }}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
      <AddQuestion
        onAdd={(question) => {
          onChange({ questions: [...questions, question] });
          say('The question is added.');
        }}
      />
    </div>
  );
}

function AddQuestion({ onAdd }: { onAdd: (question: Question) => void }) {
  const [text, setText] = useState('');
  const [type, setType] = useState<QuestionType>('text');
  const [list, setList] = useState('');
  const [required, setRequired] = useState(false);
  const [tried, setTried] = useState(false);
  const chooses = type === 'single' || type === 'multiple';
  const options = [...new Set(list.split(',').map((one) => one.trim()))].filter((one) => one !== '');
  function add(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || (chooses && options.length < 2)) return;
    onAdd({ id: newId(), text: text.trim(), type, required, ...(chooses ? { options } : {}) });
    setText('');
    setList('');
    setTried(false);
  }
  return (
    <form onSubmit={add} className="grid gap-3 rounded-control bg-soft p-4">
      <h3 className="font-heading font-semibold">Add a question</h3>
      <TextControl
        label="New question"
        value={text}
        onChange={setText}
        fault={tried && text.trim() === '' ? 'Write the question.' : undefined}
      />
      <ChoiceControl
        label="Question type"
        value={type}
        options={questionTypes.map((one) => ({ value: one.type, label: one.label }))}
        onChange={(one) => setType(one as QuestionType)}
      />
      {chooses ? (
        <TextControl
          label="Options, separated by commas"
          value={list}
          onChange={setList}
          fault={tried && options.length < 2 ? 'Write at least two options.' : undefined}
        />
      ) : null}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={required}
          onChange={(event) => setRequired(event.target.checked)}
          className="size-5 accent-primary"
        />
        An answer is required
      </label>
      <Button look="primary" type="submit" className="justify-self-start">
        Add question
      </Button>
    </form>
  );
}
