import { Quote } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { Field } from '../records/field.ts';
import { RecordForm } from '../records/record-form.tsx';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/toast.tsx';
import { initials } from './initials.ts';
import { SectionHeading } from './section-heading.tsx';

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role?: string;
}

const added = createValue<readonly Testimonial[]>('testimonials-added', []);

const asked: readonly Field[] = [
  { name: 'name', label: 'Your name', kind: 'text', required: true },
  { name: 'role', label: 'Who you are', kind: 'text', hint: 'Such as “Teacher” or “Customer since 2023”' },
  { name: 'quote', label: 'Your experience', kind: 'long-text', required: true },
];

/** What people say, and a way to say something too. */
export function Testimonials({ title, items }: { title: string; items: readonly Testimonial[] }) {
  const [own, keep] = useValue(added);
  const [writing, setWriting] = useState(false);
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <SectionHeading title={title} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...own, ...items].map((item) => (
          <li key={`${item.name}-${item.quote}`} data-testimonial className="grid">
            <figure className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
              <Quote aria-hidden="true" className="size-7 text-link" />
              <blockquote className="flex-1 break-words">{item.quote}</blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary"
                >
                  {initials(item.name)}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold break-words">{item.name}</span>
                  {item.role === undefined ? null : (
                    <span className="block text-sm text-muted">{item.role}</span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => setWriting(true)}>
        Share your experience
      </Button>
      {writing ? (
        <Dialog title="Share your experience" onClose={() => setWriting(false)}>
          <RecordForm
            fields={asked}
            start={{ name: currentName() === 'Guest' ? '' : currentName() }}
            submitLabel="Publish"
            onCancel={() => setWriting(false)}
            onSubmit={(values) => {
              const role = String(values.role ?? '').trim();
              const item: Testimonial = {
                quote: String(values.quote).trim(),
                name: String(values.name).trim(),
                ...(role === '' ? {} : { role }),
              };
              keep([item, ...own]);
              setWriting(false);
              say('Thank you. Your words are published here.', { undo: () => keep(own) });
            }}
          />
        </Dialog>
      ) : null}
    </section>
  );
}
