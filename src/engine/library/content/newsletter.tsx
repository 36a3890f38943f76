import { Mail } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { currentName } from '../account/session.ts';
import { checkValue } from '../records/check-values.ts';
import type { Entity } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/toast.tsx';
import { Pattern } from './pattern.tsx';

interface NewsletterProps {
  entity: Entity;
  /** The field that keeps the address. */
  address: string;
  title: string;
  text: string;
}

/** Takes an e-mail address, once each, and lets its owner take it back. */
export function Newsletter({ entity, address, title, text }: NewsletterProps) {
  const records = useRecords(entity.records);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const mine = records.find(({ by }) => by === currentName());
  function submit(event: FormEvent): void {
    event.preventDefault();
    const mail = value.trim().toLowerCase();
    const wrong = checkValue({ name: address, label: 'E-mail', kind: 'email', required: true }, mail);
    if (wrong !== undefined) return setFault(wrong);
    if (records.some((record) => record[address] === mail))
      return setFault('This address is subscribed already.');
    setFault('');
    setValue('');
    entity.records.add({ [address]: mail, by: currentName() });
    say('You are subscribed.');
  }
  return (
    <section
      aria-label={title}
      className="relative isolate overflow-hidden rounded-card bg-primary px-6 py-10 text-on-primary shadow-card sm:px-12"
    >
      <Pattern
        seed={title}
        className="absolute inset-y-0 right-0 -z-10 hidden h-full w-1/3 mask-l-from-50% lg:block"
      />
      <div className="grid max-w-2xl gap-4">
        <h2 className="flex items-center gap-3 font-heading text-2xl font-bold">
          <Mail aria-hidden="true" className="size-7 shrink-0" />
          {title}
        </h2>
        <p>{text}</p>
        {mine === undefined ? (
          <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
            <label htmlFor={id} className="text-sm font-semibold">
              Your e-mail
            </label>
            <div className="flex flex-wrap gap-2">
              <input
                id={id}
                type="email"
                value={value}
                placeholder="name@example.com"
                aria-invalid={fault !== ''}
                aria-describedby={fault === '' ? undefined : `${id}-fault`}
                onChange={(event) => setValue(event.target.value)}
                className={`${inputClass} min-w-56 flex-1`}
              />
              <Button type="submit">Subscribe</Button>
            </div>
            {fault === '' ? null : (
              <p id={`${id}-fault`} role="alert" className="font-semibold">
                {fault}
              </p>
            )}
          </form>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="font-semibold">Subscribed with {String(mine[address] ?? '')}.</p>
            <Button
              onClick={() => {
                const removed = entity.records.remove(mine.id);
                say('You are no longer subscribed.', {
                  undo: () => {
                    if (removed !== undefined) entity.records.restore(removed);
                  },
                });
              }}
            >
              Unsubscribe
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
