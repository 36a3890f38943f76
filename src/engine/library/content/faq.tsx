import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { inputClass } from '../records/field-input.tsx';
import { SectionHeading } from './section-heading.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers, with a search over both. */
export function Faq({ title, items }: { title: string; items: readonly Question[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = items.filter(({ question, answer }) =>
    `${question} ${answer}`.toLowerCase().includes(wanted),
  );
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      <SectionHeading title={title} />
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
        />
        <input
          type="search"
          aria-label="Search questions"
          placeholder="Search questions"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass} pl-9`}
        />
      </div>
      <output className="sr-only">
        {found.length} of {items.length} questions
      </output>
      {found.length === 0 ? <p className="text-muted">No question has these words.</p> : null}
      <div className="grid grid-cols-1 gap-2">
        {found.map(({ question, answer }) => (
          <details
            key={question}
            data-question
            className="group rounded-card border border-line bg-surface shadow-card open:border-line-strong"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-heading font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
            </summary>
            <p className="max-w-prose px-5 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
