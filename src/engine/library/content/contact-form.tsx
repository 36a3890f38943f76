import { CircleCheck, Mail, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import { leftValues, type Values } from '../records/check-values.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import { RecordForm } from '../records/record-form.tsx';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { formatMoment } from '../words/format-day.ts';
import { inText } from '../words/in-text.ts';

export interface ContactPoint {
  readonly kind: 'phone' | 'email' | 'address';
  readonly value: string;
}

interface ContactFormProps {
  entity: Entity;
  title: string;
  submitLabel: string;
  points?: readonly ContactPoint[];
}

const none: readonly ContactPoint[] = [];
const icons = { phone: Phone, email: Mail, address: MapPin } as const;
const names = { phone: 'Phone', email: 'E-mail', address: 'Address' } as const;

/** A form for writing in. What was sent is kept, and the sender sees it listed. */
export function ContactForm({ entity, title, submitLabel, points = none }: ContactFormProps) {
  const [sent, setSent] = useState(false);
  const own = useRecords(entity.records).filter(({ by }) => by === currentName());
  const asked = entity.fields.filter(({ automatic }) => automatic !== true);
  function send(values: Values): void {
    const automatic = leftValues(entity.fields);
    entity.records.add({ ...automatic, ...values, by: currentName() });
    setSent(true);
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <Panel title={title}>
        <div aria-live="polite">
          {sent ? (
            <div className="grid justify-items-start gap-4">
              <p className="flex items-center gap-3 rounded-control bg-good-soft p-4 font-semibold text-good">
                <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
                Thank you. Your {inText(entity.one)} was sent.
              </p>
              <Button onClick={() => setSent(false)}>Write another one</Button>
            </div>
          ) : null}
        </div>
        {sent ? null : <RecordForm fields={asked} submitLabel={submitLabel} onSubmit={send} />}
      </Panel>
      <div className="grid grid-cols-1 gap-5">
        {points.length === 0 ? null : (
          <Panel title="Contact details">
            <ul className="grid grid-cols-1 gap-3">
              {points.map(({ kind, value }) => {
                const Icon = icons[kind];
                return (
                  <li key={kind} className="flex items-start gap-3">
                    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary text-on-primary">
                      <Icon aria-hidden="true" className="size-5" />
                    </span>
                    <span className="min-w-0">
                      <span className="block text-sm text-muted">{names[kind]}</span>
                      <span className="block font-semibold break-words">{value}</span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </Panel>
        )}
        <Panel title={`Your ${inText(entity.many)} (${own.length})`}>
          {own.length === 0 ? <p className="text-muted">What you send is listed here.</p> : null}
          <ul className="grid grid-cols-1 gap-2">
            {own.map((record) => (
              <li key={record.id} data-record={record.id} className="rounded-control border border-line p-3">
                <p className="font-semibold break-words">{titleOf(entity, record)}</p>
                <p className="text-sm text-muted">{formatMoment(record.createdAt)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}
