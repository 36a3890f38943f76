import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FaultText, OptionList } from '../parts/option-list.tsx';
import { StarsInput } from '../parts/stars-input.tsx';
import { TextControl } from '../parts/text-control.tsx';
import { type Answer, type Answers, checkAnswers, type Question, type Survey } from './question.ts';

interface FillSurveyProps {
  survey: Survey;
  onSubmit: (answers: Answers) => void;
}

/** Asks the questions, says what is missing, and thanks. */
export function FillSurvey({ survey, onSubmit }: FillSurveyProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [done, setDone] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkAnswers(survey.questions, answers);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onSubmit(answers);
    setAnswers({});
    setDone(true);
  }
  if (done)
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <h3 className="font-heading text-xl font-semibold">Thank you for your answers</h3>
        <p className="text-muted">They are saved and counted in the results.</p>
        <Button onClick={() => setDone(false)}>Fill in again</Button>
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      {survey.questions.map((question) => (
        <AnswerInput
          key={question.id}
          question={question}
          answer={answers[question.id]}
          fault={faults[question.id]}
          onChange={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
        />
      ))}
      {survey.questions.length === 0 ? (
        <p className="text-muted">This survey has no questions yet. Add some under Build.</p>
      ) : (
        <Button look="primary" type="submit" className="justify-self-start">
          Submit answers
        </Button>
      )}
    </form>
  );
}

interface AnswerInputProps {
  question: Question;
  answer: Answer | undefined;
  fault: string | undefined;
  onChange: (answer: Answer) => void;
}

function AnswerInput({ question, answer, fault, onChange }: AnswerInputProps) {
  const label = question.required === true ? `${question.text} *` : question.text;
  switch (question.type) {
    case 'text':
      return (
        <TextControl
          label={label}
          long
          value={typeof answer === 'string' ? answer : ''}
          onChange={onChange}
          fault={fault}
        />
      );
    case 'rating':
      return (
        <StarsInput
          legend={label}
          value={typeof answer === 'number' ? answer : 0}
          onChange={onChange}
          fault={fault}
        />
      );
    case 'scale':
      return <ScaleInput legend={label} value={answer} onChange={onChange} fault={fault} />;
    default:
      return (
        <OptionList
          legend={label}
          options={question.options ?? []}
          chosen={typeof answer === 'object' ? answer : []}
          several={question.type === 'multiple'}
          onChange={onChange}
          fault={fault}
        />
      );
  }
}

interface ScaleInputProps {
  legend: string;
  value: Answer | undefined;
  onChange: (value: number) => void;
  fault: string | undefined;
}

function ScaleInput({ legend, value, onChange, fault }: ScaleInputProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {Array.from({ length: 11 }, (_, step) => (
          <label
            key={step}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control border border-line tabular-nums has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={legend}
              checked={value === step}
              onChange={() => onChange(step)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {step}
          </label>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">0 means not at all, 10 means very much.</p>
      <FaultText fault={fault} />
    </fieldset>
  );
}
