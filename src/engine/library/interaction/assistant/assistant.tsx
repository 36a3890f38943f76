import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Entity, titleOf } from '../../records/entity.ts';
import { inputClass } from '../../records/field-input.tsx';
import { RecordForm } from '../../records/record-form.tsx';
import { newId } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { Notice } from '../parts/notice.tsx';
import { answerQuestion, type Reply, suggestQuestions, type Table } from './answer-question.ts';

interface Exchange extends Reply {
  readonly id: string;
  readonly question: string;
}

const kept = createValue<readonly Exchange[]>('assistant', []);
const mostKept = 8;

function tablesOf(entities: readonly Entity[]): readonly Table[] {
  return entities.map(({ one, many, title, fields, records }) => ({
    one,
    many,
    title,
    fields,
    records: records.all(),
  }));
}

interface AssistantProps {
  entities: readonly Entity[];
  /** Questions with fixed answers, to which more can be added. */
  answers?: Entity;
}

/** Answers questions about what is in the app. */
export function Assistant({ entities, answers }: AssistantProps) {
  const tables = answers === undefined ? entities : [...entities, answers];
  const [exchanges, keep] = useValue(kept);
  const [text, setText] = useState('');
  const suggestions = [...suggestQuestions(tablesOf(entities)), ...knownQuestions(answers)];
  function ask(question: string): void {
    if (question.trim() === '') return;
    const reply = answerQuestion(question, tablesOf(tables));
    keep([...exchanges, { ...reply, id: newId(), question: question.trim() }].slice(-mostKept));
    setText('');
  }
  return (
    <Panel title="Ask a question" tools={<Button onClick={() => keep([])}>Clear</Button>}>
      <div className="grid grid-cols-1 gap-4">
        <Notice>
          Answers come from the records of this app by fixed rules: counting, comparing, listing and
          searching. There is no language model behind it.
        </Notice>
        <ol aria-live="polite" className="grid grid-cols-1 gap-3">
          {exchanges.map((exchange) => (
            <li key={exchange.id} className="grid grid-cols-1 gap-2">
              <p className="max-w-[85%] justify-self-end rounded-card bg-primary px-3 py-2 text-on-primary">
                {exchange.question}
              </p>
              <div className="max-w-[85%] justify-self-start rounded-card bg-soft px-3 py-2">
                <p>{exchange.text}</p>
                <ul className="list-disc pl-5 text-sm">
                  {exchange.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <div role="group" aria-label="Suggested questions" className="flex flex-wrap gap-2">
          {suggestions.map((question) => (
            <Button key={question} onClick={() => ask(question)}>
              {question}
            </Button>
          ))}
        </div>
        <form
          className="flex gap-2"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            ask(text);
          }}
        >
          <input
            aria-label="Your question"
            placeholder="How many are there?"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={inputClass}
          />
          <Button look="primary" type="submit">
            Ask
          </Button>
        </form>
        {answers === undefined ? null : <Teach answers={answers} />}
      </div>
    </Panel>
  );
}

/** A few of the questions that have a fixed answer. */
function knownQuestions(answers: Entity | undefined): readonly string[] {
  return answers === undefined
    ? []
    : answers.records
        .all()
        .slice(-3)
        .map((record) => titleOf(answers, record));
}

function Teach({ answers }: { answers: Entity }) {
  const count = useRecords(answers.records).length;
  return (
    <details className="group rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
        Teach an answer ({count} known)
        <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
      </summary>
      <div className="py-3">
        <RecordForm
          key={count}
          fields={answers.fields}
          submitLabel="Save answer"
          onSubmit={(values) => {
            answers.records.add(values);
            say('The answer is known from now on.');
          }}
        />
      </div>
    </details>
  );
}
